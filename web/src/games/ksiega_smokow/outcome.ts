/** What the server foresees of a move: which dice change and come back, and what becomes of the cards. */
import type { LogEntry, Told } from '../../table/view';
import type { Dragon } from './view';

/** A die that changes or comes back to its owner. */
export interface ChangedDie {
  readonly seat: number;
  readonly die: number;
  readonly value: number;
  readonly now: number;
  /** The field it comes back from; null when it was in hand. */
  readonly from: number | null;
  readonly cause: 'outbid' | 'removed' | 'taken' | 'raised';
}

export interface Outcome {
  readonly changes: readonly ChangedDie[];
  /** The fields whose cards leave: into a book, or out of the game. */
  readonly taken: (Dragon & { readonly field: number }) | null;
  readonly blown: number | null;
  readonly exhausted: readonly number[];
  readonly protects: number | null;
  readonly blocking: { readonly from: number; readonly to: number } | null;
  /** The last round begins with it. */
  readonly ends: boolean;
}

export const NO_OUTCOME: Outcome = { changes: [], taken: null, blown: null, exhausted: [], protects: null, blocking: null, ends: false };

const CAUSES: Readonly<Record<string, ChangedDie['cause']>> = {
  dice_outbid: 'outbid', dice_removed: 'removed', card_taken: 'taken', desert_used: 'raised', jungle_used: 'raised', mountains_used: 'raised', boosted: 'raised',
};

export function outcome(told: readonly Told[]): Outcome {
  const of = (type: string): Told | undefined => told.find((each) => each.type === type);
  const field = (type: string): number | null => (of(type)?.['field'] as number | undefined) ?? null;
  const moved = of('blocking_die_moved');
  return {
    changes: told.flatMap(changesOf),
    taken: (of('card_taken') as unknown as Outcome['taken'] | undefined) ?? null,
    blown: field('card_removed'),
    exhausted: told.filter((each) => each.type === 'pile_exhausted').map((each) => each['field'] as number),
    protects: field('plains_used'),
    blocking: moved ? { from: moved['from_field'] as number, to: moved['field'] as number } : null,
    ends: of('end_triggered') !== undefined,
  };
}

function changesOf(told: Told): ChangedDie[] {
  const cause = CAUSES[told.type];
  if (!cause) return [];
  const dice = (told['changes'] ?? told['dice']) as readonly { die: number; value: number; now?: number }[];
  const seat = (told['owner'] ?? told['seat']) as number;
  const from = cause === 'raised' ? null : (told['field'] as number);
  return dice.map(({ die, value, now = value }) => ({ seat, die, value, now, from, cause }));
}

/**
 * How dice changed since a seat last did something, or by what it did itself; the latest first. Bots move
 * faster than one can look, so their moves are seen together.
 */
export function lately(log: readonly LogEntry[], seat: number): ChangedDie[] {
  const own = log.findLastIndex((entry) => entry.seat === seat);
  const since = log.slice(own + 1);
  const seen = since.length > 0 ? since : log.slice(own).slice(0, 1);
  return seen.flatMap(({ told }) => told.flatMap(changesOf)).reverse();
}

/** The change of one die. */
export function changeOf({ changes }: Pick<Outcome, 'changes'>, seat: number, die: number): ChangedDie | null {
  return changes.find((each) => each.seat === seat && each.die === die) ?? null;
}

/** By how much, with its sign; nothing when it stays as it is. */
export function difference({ value, now }: ChangedDie): string {
  return now > value ? `+${now - value}` : now < value ? `−${value - now}` : '';
}

/** Changes by whose dice they are. */
export function bySeat(changes: readonly ChangedDie[]): Map<number, ChangedDie[]> {
  const seats = new Map<number, ChangedDie[]>();
  for (const change of changes) seats.set(change.seat, [...(seats.get(change.seat) ?? []), change]);
  return seats;
}

/** Whether dice that come back are all there is to say: that can be drawn. */
export function drawn({ changes, taken, ends }: Outcome): boolean {
  return changes.some(({ from }) => from !== null) && taken === null && !ends;
}
