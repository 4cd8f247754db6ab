/**
 * What this browser was shown of a shuffle and what it gave, so that the server can be held to its word.
 * Until the start others may sit down and leave; from then on nothing that was shown may change, and a
 * browser that sees a change keeps its number to itself.
 */
import type { TableInfo } from '../wire/types';
import { OLDER, type Shuffle } from './shuffle';

/** A number for the shuffle, and its fingerprint. */
export interface Given {
  readonly pledge: string;
  readonly nonce: string;
}

/** What the server changed: its own promise, the fingerprint at one's own seat, or one at another seat. */
export type Suspicion = 'commitment' | 'pledge' | 'others';

export interface Witness {
  /** The first that was shown. */
  readonly commitment: string;
  readonly given: Given | null;
  /** The places where what was given has to stand: those where one sat when one last saw the table, up to the start. */
  readonly seats: readonly number[];
  /** The pledges as they stood when this browser saw the start; null before. */
  readonly pledges: readonly (readonly [seat: number, pledge: string])[] | null;
  /** The server has acknowledged the number in time. */
  readonly taken: boolean;
  readonly suspicion: Suspicion | null;
}

type Shown = Pick<TableInfo, 'status' | 'scheme' | 'commitment' | 'pledges' | 'chairs'>;

export function begin(commitment: string, given: Given | null, seats: readonly number[] = []): Witness {
  return { commitment, given, seats, pledges: null, taken: false, suspicion: null };
}

/** The witness after another look at the table; the same one when nothing is new. */
export function looked(witness: Witness, table: Shown): Witness {
  const start = table.status === 'dealing' && witness.pledges === null;
  const own = ownSeats(table);
  const moved = (start || table.status === 'open') && own.join() !== witness.seats.join();
  const seats = moved ? own : witness.seats;
  const pledges = start ? table.pledges.map(({ seat, pledge }) => [seat, pledge] as const) : witness.pledges;
  const taken = witness.taken || (witness.given !== null && seats.length > 0 && seats.every((seat) => pledgeAt(table, seat)?.revealed === true));
  const suspicion = witness.suspicion ?? changed({ ...witness, seats, pledges }, table);
  if (!start && !moved && taken === witness.taken && suspicion === witness.suspicion) return witness;
  return { ...witness, seats, pledges, taken, suspicion };
}

/** The number that may be revealed now. */
export function toReveal(witness: Witness, table: Shown): string | null {
  if (table.status !== 'dealing' || witness.given === null || witness.suspicion !== null || witness.taken) return null;
  return witness.seats.length > 0 ? witness.given.nonce : null;
}

function changed({ commitment, given, seats, pledges }: Witness, table: Shown): Suspicion | null {
  if (table.commitment !== commitment) return 'commitment';
  if (table.status !== 'dealing' || pledges === null) return null; // the older scheme has no such time
  if (given !== null && seats.some((seat) => pledgeAt(table, seat)?.pledge !== given.pledge)) return 'pledge';
  return same(pledges, table.pledges) ? null : 'others';
}

function same(pledges: NonNullable<Witness['pledges']>, shown: readonly { seat: number; pledge: string }[]): boolean {
  return pledges.length === shown.length && pledges.every(([seat, pledge]) => shown.some((each) => each.seat === seat && each.pledge === pledge));
}

function pledgeAt(table: Shown, seat: number): Shown['pledges'][number] | undefined {
  return table.pledges.find((each) => each.seat === seat);
}

export function ownSeats(table: Pick<Shown, 'chairs'>): number[] {
  return table.chairs.flatMap((chair, seat) => (chair.yours ? [seat] : []));
}

// ---------------------------------------------------------------- after the game

/** How a record agrees with what this browser saw and gave. */
export type Testimony = 'kept' | Suspicion | 'nonce' | 'left_out' | 'late' | 'watched' | 'absent';

export const CONTRADICTED: readonly Testimony[] = ['commitment', 'pledge', 'others', 'nonce', 'left_out'];

export function testimony(witness: Witness | null, shuffle: Shuffle): Testimony {
  if (witness === null) return 'absent';
  if (witness.suspicion !== null) return witness.suspicion;
  if (shuffle.commitment !== witness.commitment) return 'commitment';
  if (shuffle.scheme !== OLDER) return ofShares(witness, shuffle);
  return witness.pledges === null ? ofNonces(witness, shuffle) : 'pledge'; // it began with pledges, and has none now
}

function ofNonces({ given }: Witness, { nonces }: Shuffle): Testimony {
  if (given === null) return 'watched';
  return nonces.includes(given.nonce) ? 'kept' : 'left_out';
}

function ofShares({ given, seats, pledges, taken }: Witness, { shares }: Shuffle): Testimony {
  if (given === null) return pledges !== null && !same(pledges, shares) ? 'others' : 'watched';
  if (seats.length === 0) return 'watched'; // one sat down and left again
  const own = shares.filter(({ seat }) => seats.includes(seat));
  if (own.length < seats.length || own.some(({ pledge }) => pledge !== given.pledge)) return 'pledge';
  if (pledges !== null && !same(pledges, shares)) return 'others';
  if (own.some(({ nonce }) => nonce != null && nonce !== given.nonce)) return 'nonce';
  if (own.every(({ nonce }) => nonce === given.nonce)) return 'kept';
  return taken ? 'left_out' : 'late';
}
