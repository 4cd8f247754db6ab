import { expect, it } from 'vitest';
import { FIXTURES } from '../../fixtures/smoki_z_glebin';
import { chips, hasShips, outcome } from './outcome';
import type { PlayPattern } from './view';

const { view, previews } = FIXTURES.placing;
const placements = view.moves.filter((move): move is PlayPattern => move.act === 'play_pattern');

it('reads coins, ships and neighbours from what the server foresees', () => {
  const told = [
    { type: 'dragon_laid', seat: 0, pattern: 'L4', squares: [] },
    { type: 'ships_taken', seat: 0, ships: ['red'], squares: ['f6'] },
    { type: 'gold_taken', seat: 0, coins: 1 },
    { type: 'toll_paid', seat: 0, coins: 4 },
    { type: 'neighbour_paid', seat: 2, coins: 1 },
  ];
  expect(outcome(told)).toEqual({ gold: 1, toll: 4, cashed: 0, ships: ['red'], neighbours: new Map([[2, 1]]) });
});

it('marks the squares of every placement so that the marks add up to its price', () => {
  expect(placements.length).toBeGreaterThan(20);
  for (const move of placements) {
    const seen = outcome(previews[move.text]!);
    const marks = chips(view, move.squares, seen);
    const sum = (kind: string): number => marks.filter((mark) => mark.kind === kind).reduce((all, mark) => all + mark.coins, 0);
    expect([sum('gold'), sum('toll')]).toEqual([seen.gold, seen.toll]);
    expect(marks.flatMap(({ ship }) => ship ?? []).sort()).toEqual([...seen.ships].sort());
  }
});

it('knows which ships are at hand for a mission', () => {
  const tokens = { green: 2, purple: 0, red: 1, navy: 0 };
  expect(hasShips(['green', 'green', 'red'], tokens)).toBe(true);
  expect(hasShips(['red', 'red'], tokens)).toBe(false);
  expect(hasShips(['red', 'red'], tokens, ['red'])).toBe(true);
});
