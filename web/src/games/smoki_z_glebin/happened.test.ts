import { expect, it } from 'vitest';
import { happened, NO_NEWS } from './happened';

const LAID = [
  { type: 'dragon_laid', seat: 1, pattern: 'I3', squares: ['a1', 'b1', 'c1'] },
  { type: 'ships_taken', seat: 1, ships: ['red', 'navy'], squares: ['a1', 'c1'] },
  { type: 'neighbour_paid', seat: 0, coins: 2 },
];

it('tells what moves did: the dragon, each ship with its square, the neighbours', () => {
  expect(happened([{ ply: 3, seat: 0, told: [{ type: 'mission_skipped', seat: 0 }] }, { ply: 4, seat: 1, told: LAID }], NO_NEWS)).toEqual({
    ply: 4,
    laid: ['a1', 'b1', 'c1'],
    taken: [{ seat: 1, ship: 'red', square: 'a1' }, { seat: 1, ship: 'navy', square: 'c1' }],
    paid: [{ seat: 0, coins: 2 }],
    fresh: 'a1 b1 c1',
  });
});

it('lets a dragon uncoil while the next move is made', () => {
  const before = happened([{ ply: 4, seat: 1, told: LAID }], NO_NEWS);
  const after = happened([{ ply: 5, seat: 1, told: [{ type: 'mission_skipped', seat: 1 }] }], before);
  expect(after).toEqual({ ...NO_NEWS, ply: 5, fresh: 'a1 b1 c1' });
});
