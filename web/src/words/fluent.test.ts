import { describe, expect, test } from 'vitest';
import { FIXTURES as DRAKO } from '../fixtures/drako';
import { FIXTURES as SERCE_SMOKA } from '../fixtures/serce_smoka';
import { LANGUAGES, has, say } from './fluent';
import { Speaker } from './speaker';

describe('Polish plurals', () => {
  test.each([
    [1, 'Zagraj 1 trolla'],
    [2, 'Zagraj 2 trolle'],
    [4, 'Zagraj 4 trolle'],
    [5, 'Zagraj 5 trolli'],
    [12, 'Zagraj 12 trolli'],
    [22, 'Zagraj 22 trolle'],
  ])('%i', (count, sentence) => {
    expect(say('pl', 'web-serce_smoka-play', { kind: 'troll', count })).toBe(sentence);
  });

  test.each([
    [0, 'Żaden ruch nie pasuje.'],
    [1, '1 ruch'],
    [3, '3 ruchy'],
    [11, '11 ruchów'],
    [24, '24 ruchy'],
  ])('%i moves', (count, sentence) => {
    expect(say('pl', 'web-moves-count', { count })).toBe(sentence);
  });
});

test('a missing word or variable is a defect', () => {
  expect(() => say('en', 'no-such-key')).toThrow('no-such-key');
  expect(() => say('en', 'web-demo-played')).toThrow('web-demo-played');
});

test.each(LANGUAGES)('%s: every stored position can be told', (language) => {
  for (const { view, log, previews, refusals } of [...Object.values(SERCE_SMOKA), ...Object.values(DRAKO)]) {
    const speaker = new Speaker(language, view.game, []);
    expect(speaker.prompt(view)).toBeTruthy();
    for (const move of view.moves) expect(speaker.move(move)).toBeTruthy();
    for (const told of [...log.flatMap((entry) => entry.told), ...Object.values(previews).flat()]) expect(speaker.event(told)).toBeTruthy();
    for (const refusal of Object.values(refusals)) expect(speaker.refusal(refusal)).toBeTruthy();
  }
});

describe('the words of the website', () => {
  const sources = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts'], { query: '?raw', import: 'default', eager: true });
  const files = import.meta.glob<string>('../../../src/smokowisko/locales/*/{web*,home,pages}.ftl', { query: '?raw', import: 'default', eager: true });
  const used = new Set(Object.values(sources).flatMap((text) => [...text.matchAll(/'((?:web|home|page|new|settings|about)-[\w-]+)'/g)].map((found) => found[1]!)));
  const written = LANGUAGES.map((language) =>
    Object.entries(files)
      .filter(([path]) => path.includes(`/locales/${language}/`))
      .flatMap(([, text]) => [...text.matchAll(/^([a-z]+-[\w-]+) =/gm)].map((found) => found[1]!)),
  );

  test('both languages have the same keys', () => {
    expect(written[0]).toEqual(written[1]);
  });

  test('every key in the components exists', () => {
    expect([...used].filter((key) => !LANGUAGES.every((language) => has(language, key)))).toEqual([]);
  });

  test('no key is unused', () => {
    const everything = Object.values(sources).join('\n');
    expect(written[0]!.filter((key) => !everything.includes(`'${key}'`))).toEqual([]);
  });

  /** Letters between tags, outside of braces: what a person would read. */
  const HARD_CODED = />([^<>{}]*\p{L}{2,}[^<>{}]*)</gu;

  test('no component has words of its own', () => {
    const found = Object.entries(sources)
      .filter(([path]) => path.endsWith('.svelte'))
      .flatMap(([path, text]) => {
        const markup = text.replace(/<!--[\s\S]*?-->|<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g, '');
        return [...markup.matchAll(HARD_CODED)].map((match) => `${path}: ${match[1]}`);
      });
    expect(found).toEqual([]);
  });
});
