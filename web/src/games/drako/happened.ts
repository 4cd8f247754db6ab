/** What the last move did, for the pieces to act it out. */
import type { LogEntry, Told } from '../../table/view';
import { outcome, type Outcome, type Strike } from './outcome';
import type { Figure } from './view';

export interface Happened extends Outcome {
  /** Tells one move from another. */
  readonly ply: number;
  /** An attack that nobody was asked about: it is declared and over at once. */
  readonly strike: Strike | null;
  readonly blocked: readonly Figure[];
  readonly netted: boolean;
}

export function happened(entry: LogEntry | undefined): Happened {
  const told = entry?.told ?? [];
  const declared = told.find((each) => each.type === 'attack_declared');
  return {
    ...outcome(told),
    ply: entry?.ply ?? 0,
    strike: declared ? strikeOf(declared) : null,
    blocked: told.filter((each) => each.type === 'attack_blocked').map((each) => each['figure'] as Figure),
    netted: told.some((each) => each.type === 'net_thrown'),
  };
}

function strikeOf(declared: Told): Strike {
  return declared as unknown as Strike;
}
