import { expect, test } from 'vitest';
import { placeOf, written } from './place';

test.each([
  ['?ply=17&look=1', { ply: 17, look: 1 }],
  ['?ply=3&look=none', { ply: 3, look: null }],
  ['', { ply: 0, look: 0 }],
  ['?ply=-1&look=x', { ply: 0, look: 0 }],
  ['?ply=1e9&look=9999999', { ply: 0, look: 0 }],
])('%s', (search, place) => {
  expect(placeOf(search)).toEqual(place);
});

test('an address leads back to its place', () => {
  for (const place of [{ ply: 0, look: null }, { ply: 52, look: 3 }]) expect(placeOf(written(place))).toEqual(place);
});
