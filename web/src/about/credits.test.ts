import { expect, test } from 'vitest';

test('the build knows every icon of the sources, and only those', () => {
  const sources = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts'], { query: '?raw', import: 'default', eager: true });
  const used = Object.values(sources).flatMap((text) => [...text.matchAll(/from '~icons\/game-icons\/([\w-]+)'/g)].map((found) => found[1]!));
  expect(__ICONS__).toEqual([...new Set(used)].toSorted());
});
