/** What the last move did, for the pieces to act it out, and what the whole course of the game has left. */
import type { LogEntry, Told } from '../../table/view';
import { NO_OUTCOME, outcome, type Outcome, type Strike } from './outcome';
import type { Figure } from './view';

export interface Happened extends Outcome {
  /** Tells one move from another. */
  readonly ply: number;
  /** The attack that was declared or decided with it. */
  readonly strike: Strike | null;
  /** The attack was declared by this very move. */
  readonly struck: boolean;
  readonly blocked: readonly Figure[];
  readonly netted: boolean;
}

/** What a move did to one figure: how many wounds on which track, and how long after the move they land. */
export interface Hurt {
  readonly tracks: ReadonlyMap<string, number>;
  readonly lands: number;
}

export const NO_NEWS: Happened = { ...NO_OUTCOME, ply: 0, strike: null, struck: false, blocked: [], netted: false };

export function happened(log: readonly LogEntry[]): Happened {
  const [before, last] = [log.at(-2), log.at(-1)];
  if (!last) return NO_NEWS;
  const declared = last.told.find(isAttack);
  const decided = last.told.some(({ type }) => type === 'attack_blocked' || type === 'not_blocked') ? before?.told.find(isAttack) : undefined;
  return {
    ...outcome(last.told),
    ply: last.ply,
    strike: strikeOf(declared ?? decided),
    struck: declared !== undefined,
    blocked: last.told.filter(({ type }) => type === 'attack_blocked').map((each) => each['figure'] as Figure),
    netted: last.told.some(({ type }) => type === 'net_thrown'),
  };
}

/** How many actions this turn has in all: those it began with, and one more for fury. */
export function actionsOf(log: readonly LogEntry[]): number {
  const told = log.flatMap((entry) => entry.told);
  const begun = told.findLastIndex(({ type }) => type === 'turn_began');
  const furious = told.slice(begun + 1).some(({ type }) => type === 'fury_used');
  return ((told[begun]?.['actions'] as number | undefined) ?? 0) + Number(furious);
}

/** How often fire has passed each cell since the figures were set up. */
export function burns(log: readonly LogEntry[]): Map<string, number> {
  const told = log.flatMap((entry) => entry.told);
  const begun = told.findLastIndex(({ type }) => type === 'leg_began');
  const found = new Map<string, number>();
  for (const attack of told.slice(begun + 1).filter(isAttack)) {
    for (const cell of strikeOf(attack)?.ray ?? []) found.set(cell, (found.get(cell) ?? 0) + 1);
  }
  return found;
}

function isAttack({ type }: Told): boolean {
  return type === 'attack_declared';
}

function strikeOf(attack: Told | undefined): Strike | null {
  return attack ? (attack as unknown as Strike) : null;
}
