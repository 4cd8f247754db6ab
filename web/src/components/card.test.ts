import { expect, test } from 'vitest';
import { plate } from './card';

test.each([
  ['Troll', ['Troll']],
  ['Ognisty smok', ['Ognisty smok']],
  ['Skrzynia ze skarbem', ['Skrzynia', 'ze skarbem']],
  ['Łowczyni smoków', ['Łowczyni', 'smoków']],
  ['Smok z pustyni', ['Smok', 'z pustyni']],
  ['Treasure Chest', ['Treasure', 'Chest']],
])('%s', (name, lines) => {
  expect(plate(name)).toEqual(lines);
});
