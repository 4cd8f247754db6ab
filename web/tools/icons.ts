/** The icons that the sources use, by name: the page about this place credits them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const IMPORT = /['"]~icons\/game-icons\/([\w-]+)['"]/g;

export function iconsUsed(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf-8' }).filter((file) => /\.(svelte|ts)$/.test(file));
  const names = files.flatMap((file) => [...readFileSync(join(folder, file), 'utf-8').matchAll(IMPORT)].map((found) => found[1]!));
  return [...new Set(names)].toSorted();
}
