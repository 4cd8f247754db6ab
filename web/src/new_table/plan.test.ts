import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../wire/types';
import { chosen, freshPlan, isWritable, keptPlan, outlook, tiles, toKeep, withoutChair } from './plan';

const GAME: GameInfo = {
  id: 'smoki',
  version: 1,
  players: [2, 5],
  bots: ['hatchling', 'dragon', 'elder', 'ancient'],
  options: [
    { id: 'ending', default: 'rulebook', values: ['rulebook', 'short'] },
    { id: 'show_scores', default: false, values: [false, true] },
    { id: 'rounds', default: 5, low: 1, high: 50, offered: [3, 10] },
    { id: 'chooser', default: 0, low: 0, high: 1 },
    { id: 'first_player', default: 'random', values: ['random', 'seat_0', 'seat_1', 'seat_2', 'seat_3', 'seat_4'] },
  ],
};

describe('a plan', () => {
  it('begins with me, a bot and the rulebook', () => {
    expect(freshPlan(GAME, 'elder')).toEqual({ pace: 'live', chairs: ['me', 'elder'], options: { ending: 'rulebook', show_scores: false, rounds: 5, chooser: 0, first_player: 'random' }, private: true });
  });

  it('keeps the last choice', () => {
    const last = { pace: 'slow', chairs: ['me', 'open', 'hatchling'], options: { ending: 'short', show_scores: true, rounds: 7, chooser: 1, first_player: 'seat_2' }, private: false };
    expect(keptPlan(GAME, last, 'dragon')).toEqual(last);
  });

  it('lets another bot sit down for one that is no longer offered', () => {
    expect(keptPlan(GAME, { chairs: ['open', 'greedy', 'me'] }, 'elder').chairs).toEqual(['open', 'elder', 'me']);
  });

  it.each([null, 'nonsense', { chairs: ['me'], options: null }, { chairs: ['me', 7], options: { ending: 'never', rounds: 51, chooser: 0.5, gone: 1 } }])('takes nothing the game does not offer: %o', (kept) => {
    expect(keptPlan(GAME, kept, 'dragon')).toEqual(freshPlan(GAME, 'dragon'));
  });

  it('of a first game has what that has of its own, unless something else was chosen', () => {
    const first = { ending: 'short' };
    expect(keptPlan(GAME, null, 'dragon', first).options['ending']).toBe('short');
    expect(keptPlan(GAME, { options: { ending: 'rulebook' } }, 'dragon', first).options['ending']).toBe('rulebook');
  });

  it('of a first game is not kept as if it had been chosen', () => {
    const first = { ending: 'short' };
    const kept = toKeep(freshPlan(GAME, 'dragon', first), first);
    expect(keptPlan(GAME, kept, 'dragon').options['ending']).toBe('rulebook');
  });

  it('sends only what differs from the rulebook', () => {
    expect(chosen(GAME, keptPlan(GAME, { options: { rounds: 7, chooser: 0 } }, 'dragon'))).toEqual({ rounds: 7 });
  });

  it.each([
    [['me', 'open'], 'waits'],
    [['me', 'me'], 'device'],
    [['elder', 'dragon'], 'watches'],
    [['dragon', 'me'], 'begins'],
  ] as const)('%o %s', (chairs, follows) => {
    expect(outlook({ ...freshPlan(GAME, 'dragon'), chairs: [...chairs] })).toBe(follows);
  });
});

it('shows a short range whole, and of a long one what is offered', () => {
  const [ending, , rounds, chooser] = GAME.options as [GameInfo['options'][0], unknown, GameInfo['options'][0], GameInfo['options'][0]];
  expect([tiles(ending, 2), tiles(rounds, 2), tiles(chooser, 2)]).toEqual([['rulebook', 'short'], [3, 5, 10], [0, 1]]);
  expect([isWritable(ending), isWritable(rounds), isWritable(chooser)]).toEqual([false, true, false]);
});

it('offers no place that the table does not have', () => {
  const first = GAME.options.at(-1)!;
  expect(tiles(first, 3)).toEqual(['random', 'seat_0', 'seat_1', 'seat_2']);
  const plan = { ...freshPlan(GAME, 'dragon'), chairs: ['me', 'open', 'dragon'], options: { ...freshPlan(GAME, 'dragon').options, rounds: 7, first_player: 'seat_2' } };
  expect(withoutChair(GAME, plan, 1)).toEqual({ ...plan, chairs: ['me', 'dragon'], options: { ...plan.options, first_player: 'random' } });
});
