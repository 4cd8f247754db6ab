import { expect, it } from 'vitest';
import { ago } from './ago';

const MINUTE = 60_000;

it('speaks of the largest unit that has passed', () => {
  expect(ago('en', 0, 2 * MINUTE)).toBe('2 minutes ago');
  expect(ago('pl', 0, 5 * MINUTE)).toBe('5 minut temu');
  expect(ago('pl', 0, 25 * 60 * MINUTE)).toBe('wczoraj');
});

it('calls a moment ago now, also when the clocks differ', () => {
  expect(ago('pl', 0, 20_000)).toBe('teraz');
  expect(ago('en', 20_000, 0)).toBe('now');
});
