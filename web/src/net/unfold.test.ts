import { expect, test } from 'vitest';
import { unfolded } from './unfold';

const SKIP = { code: 1, text: 'skip', act: 'skip' };

test('folded moves come one by one', () => {
  const folded = { fold: 'squares', act: 'play', card: 'A', text: 'play A', codes: [2, 3], squares: ['x y', 'x z'] };
  expect(unfolded({ game: 'toy', moves: [SKIP, folded] })).toEqual({
    game: 'toy',
    moves: [
      SKIP,
      { code: 2, text: 'play A x y', act: 'play', card: 'A', squares: ['x', 'y'] },
      { code: 3, text: 'play A x z', act: 'play', card: 'A', squares: ['x', 'z'] },
    ],
  });
});

test('a view without folded moves stays the same object', () => {
  const view = { moves: [SKIP] };
  expect(unfolded(view)).toBe(view);
});
