import { expect, test } from 'vitest';
import { fold, places } from './fold';

test('Polish letters lose their marks and keep their places', () => {
  expect(fold('Zażółć GĘŚLĄ jaźń')).toBe('zazolc gesla jazn');
  expect(fold('„Łowczyni” – Skrzynia')).toHaveLength('„Łowczyni” – Skrzynia'.length);
});

test.each([
  ['Skrzynie i skrzynia', 'skrzyni', [0, 11]],
  ['łowczyni', 'lowczyni', [0]],
  ['lowczyni', 'ŁOWCZYNI', [0]],
  ['aaaa', 'aa', [0, 2]],
  ['anything', '', []],
  ['troll', 'smok', []],
])('%s: %s', (text, wanted, found) => {
  expect(places(text, wanted)).toEqual(found);
});
