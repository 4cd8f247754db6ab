import { describe, expect, it } from 'vitest';
import type { LogEntry, Told } from '../../table/view';
import { actionsOf, burns, happened } from './happened';

const FIRE: Told = { type: 'attack_declared', symbol: 'fire', strength: 1, attackers: ['dragon'], targets: ['net_dwarf'], ray: ['C4', 'C5'] };
const BITE: Told = { type: 'attack_declared', symbol: 'bite', strength: 2, attackers: ['dragon'], targets: ['net_dwarf'], ray: [] };
const WOUND: Told = { type: 'wounds_placed', figure: 'net_dwarf', track: 'net_dwarf', wounds: 2, filled: 2, spaces: 5 };

function log(...moves: Told[][]): LogEntry[] {
  return moves.map((told, at) => ({ ply: at + 1, seat: 0, told }));
}

describe('an attack', () => {
  it('strikes and hurts at once when nobody can defend', () => {
    expect(happened(log([BITE, WOUND]))).toMatchObject({ ply: 1, struck: true, strike: { symbol: 'bite' }, wounds: [{ wounds: 2 }] });
  });

  it('that waited for its defence is over with the answer', () => {
    expect(happened(log([BITE], [{ type: 'not_blocked' }, WOUND]))).toMatchObject({ ply: 2, struck: false, strike: { symbol: 'bite' } });
  });

  it('is not taken for the cause of a later wound', () => {
    expect(happened(log([BITE], [{ type: 'fury_used' }, WOUND])).strike).toBeNull();
  });
});

describe('the actions of a turn', () => {
  const begun: Told = { type: 'turn_began', seat: 0, side: 'dwarves', turn: 4, actions: 2 };

  it.each([
    [2, log([begun])],
    [3, log([begun], [{ type: 'cards_drawn' }], [{ type: 'fury_used' }])],
    [2, log([{ type: 'fury_used' }], [begun], [{ type: 'cards_drawn' }])],
  ])('are %i', (actions, course) => {
    expect(actionsOf(course)).toBe(actions);
  });
});

it('fire blackens its cells once more each time, until a new leg', () => {
  const short: Told = { ...FIRE, ray: ['C4'] };
  expect([...burns(log([FIRE], [BITE], [short]))]).toEqual([['C4', 2], ['C5', 1]]);
  expect([...burns(log([FIRE], [{ type: 'leg_began' }], [short]))]).toEqual([['C4', 1]]);
});
