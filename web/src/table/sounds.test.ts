import { expect, test } from 'vitest';
import { cue } from './sounds';
import type { View } from './view';

function seen(to_move: number | null, seat: number | null = 0): View {
  return { game: 'toy', players: 2, seat, to_move, over: to_move === null, prompt: { key: 'toy-prompt' }, moves: [], ranks: null, winners: [] };
}

test('the own turn is heard when it comes, the end once, and every other move', () => {
  expect(cue(seen(1), seen(0))).toBe('turn');
  expect(cue(seen(0), seen(0))).toBe('move');
  expect(cue(seen(0), seen(1))).toBe('move');
  expect(cue(seen(1), seen(null))).toBe('end');
  expect(cue(seen(null), seen(null))).toBeNull();
});

test('coming to a table is silent, and a spectator has no turn', () => {
  expect(cue(null, seen(0))).toBeNull();
  expect(cue(seen(1, null), seen(0, null))).toBe('move');
});
