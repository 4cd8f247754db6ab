/**
 * The check of a record, step by step. The shuffle is worked out here, and compared with what this browser
 * saw and gave, so that nobody need trust the server; the moves are the server's to judge, for the browser
 * knows no rule.
 */
import type { Fault, Share, Verdict } from '../wire/types';
import { commitment, gameSeed, OLDER, pledge, type Shuffle } from './shuffle';
import { CONTRADICTED, testimony, type Testimony, type Witness } from './witness';

export type State = 'good' | 'bad' | 'unknown';

export interface Value {
  readonly label: 'secret' | 'computed' | 'commitment' | 'nonce' | 'pledge' | 'seed';
  /** Which player's. */
  readonly number: number;
  readonly value: string;
}

export interface Step {
  readonly id: 'commitment' | 'pledges' | 'seed' | 'witness' | 'moves' | 'result';
  readonly state: State;
  /** What does not fit in it. */
  readonly fault: Fault | null;
  readonly values: readonly Value[];
}

export interface Checked {
  readonly steps: readonly Step[];
  /** Everything that does not fit, as far as the server or this browser can tell. */
  readonly faults: readonly Fault[];
  readonly proof: Proof;
  /** The players whose numbers are not in the shuffle, because they came too late. */
  readonly leftOut: readonly { readonly seat: number; readonly name: string }[];
  readonly testimony: Testimony;
  /** It does not agree with what this browser saw and gave. */
  readonly contradicted: boolean;
  readonly plies: number;
  readonly scores: readonly number[] | null;
  readonly how: string;
}

/**
 * What the record tells of its shuffle: nothing, the older proof, that the server made it alone, that the number
 * of whoever looks is not in it, or all that can be known.
 */
type Proof = 'none' | 'older' | 'alone' | 'others' | 'full';

type Reason = Fault['reason'];

/** The reasons for which a step fails; any other means that the moves could not be played. */
const FAULTS: Readonly<Record<'commitment' | 'pledges' | 'seed' | 'result', readonly Reason[]>> = {
  commitment: ['wrong_secret', 'bad_shuffle'],
  pledges: ['wrong_pledge', 'bad_shuffle'],
  seed: ['wrong_seed', 'bad_shuffle'],
  result: ['wrong_ending', 'wrong_result'],
};
const NOT_OF_MOVES = Object.values(FAULTS).flat();

/** `witnessOf` finds what this browser knows of the shuffle. */
export function check(text: string, verdict: Verdict, witnessOf: (shuffle: Shuffle) => Witness | null): Checked {
  const record = recordOf(text);
  const shuffle = shuffleOf(record['shuffle']);
  const seed = String(record['seed']);
  const hashes = shuffle && hashesOf(shuffle);
  const own = shuffle && hashes ? reasons(shuffle, seed, hashes) : [];
  const faults: Fault[] = [
    ...own.filter((reason) => !verdict.faults.some((fault) => fault.reason === reason)).map((reason) => ({ reason, sentence: reason })),
    ...verdict.faults,
  ];
  const wrongMove = faults.find(({ reason }) => !NOT_OF_MOVES.includes(reason)) ?? null;
  const witness = shuffle && witnessOf(shuffle);
  const told = shuffle ? testimony(witness, shuffle) : 'absent';
  const contradicted = CONTRADICTED.includes(told);
  const proof = proofOf(shuffle, told);
  const alone = proof === 'alone'; // there is no number to check

  function step(id: Exclude<Step['id'], 'witness'>, reached: boolean, values: readonly Value[] = []): Step {
    const fault = id === 'moves' ? wrongMove : (faults.find(({ reason }) => FAULTS[id].includes(reason)) ?? null);
    return { id, state: !reached ? 'unknown' : fault ? 'bad' : 'good', fault, values };
  }

  return {
    steps: [
      step('commitment', shuffle !== null, shuffle ? [value('secret', shuffle.secret), value('computed', hashes?.commitment), value('commitment', shuffle.commitment)] : []),
      ...(shuffle && shuffle.scheme !== OLDER ? [step('pledges', !alone, shuffle.shares.flatMap(pledgeValues))] : []),
      step('seed', shuffle !== null, shuffle ? [...nonceValues(shuffle), value('computed', hashes?.seed), value('seed', seed)] : []),
      { id: 'witness', state: contradicted ? 'bad' : told === 'kept' ? 'good' : 'unknown', fault: null, values: witness ? witnessValues(witness) : [] },
      step('moves', true),
      step('result', wrongMove === null),
    ],
    faults,
    proof,
    leftOut: shuffle?.shares.flatMap(({ seat, nonce }) => (nonce == null ? [{ seat, name: nameAt(record, seat) }] : [])) ?? [],
    testimony: told,
    contradicted,
    plies: verdict.plies ?? 0,
    scores: verdict.scores ?? null,
    how: String((record['ending'] as { how?: unknown } | null | undefined)?.how),
  };
}

function proofOf(shuffle: Shuffle | null, told: Testimony): Proof {
  if (shuffle === null) return 'none';
  if (shuffle.scheme === OLDER) return 'older';
  if (shuffle.shares.every(({ nonce }) => nonce == null)) return 'alone';
  return told === 'late' ? 'others' : 'full';
}

function pledgeValues({ seat, pledge: published, nonce }: Share): Value[] {
  const computed = nonce == null ? [] : [value('computed', workedOut(() => pledge(nonce)))];
  return [...computed, value('pledge', published, seat + 1)];
}

function nonceValues({ scheme, nonces, shares }: Shuffle): Value[] {
  if (scheme === OLDER) return nonces.map((nonce, at) => value('nonce', nonce, at + 1));
  return shares.flatMap(({ seat, nonce }) => (nonce == null ? [] : [value('nonce', nonce, seat + 1)]));
}

function witnessValues({ commitment, given, seats }: Witness): Value[] {
  const own = given === null ? [] : seats.slice(0, 1).map((seat) => value('nonce', given.nonce, seat + 1));
  return [value('commitment', commitment), ...own];
}

interface Hashes {
  readonly commitment: string | null;
  readonly seed: string | null;
}

/** What follows from the secret; null when that is not even hexadecimal. */
function hashesOf(shuffle: Shuffle): Hashes {
  return { commitment: workedOut(() => commitment(shuffle)), seed: workedOut(() => gameSeed(shuffle)) };
}

function reasons(shuffle: Shuffle, seed: string, hashes: Hashes): Reason[] {
  const seats = shuffle.shares.map((share) => share.seat);
  if (hashes.commitment === null || hashes.seed === null || seats.some((seat, at) => at > 0 && seat <= seats[at - 1]!)) return ['bad_shuffle'];
  const found: Reason[] = [];
  if (hashes.commitment !== shuffle.commitment) found.push('wrong_secret');
  if (shuffle.shares.some(({ nonce, pledge: published }) => nonce != null && workedOut(() => pledge(nonce)) !== published)) found.push('wrong_pledge');
  if (hashes.seed !== seed) found.push('wrong_seed');
  return found;
}

const LONGEST_SHOWN = 80;

function value(label: Value['label'], text: string | null | undefined, number = 0): Value {
  return { label, number, value: (text ?? '–').slice(0, LONGEST_SHOWN) };
}

function workedOut(hash: () => string): string | null {
  try {
    return hash();
  } catch {
    return null;
  }
}

function recordOf(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text)) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function nameAt(record: Record<string, unknown>, seat: number): string {
  const seats = record['seats'];
  const { name } = Object(Array.isArray(seats) ? seats[seat] : null) as { name?: unknown };
  return typeof name === 'string' ? name : '';
}

function shuffleOf(told: unknown): Shuffle | null {
  const { commitment: published, secret, nonces, scheme = OLDER, shares = [] } = Object(told) as Partial<Record<keyof Shuffle, unknown>>;
  if (typeof published !== 'string' || typeof secret !== 'string' || !Array.isArray(nonces) || !Array.isArray(shares)) return null;
  return { commitment: published, secret, nonces: nonces.map(String), scheme: Number(scheme), shares: shares.map(shareOf) };
}

function shareOf(told: unknown): Share {
  const { seat, pledge: published, nonce } = Object(told) as Partial<Record<keyof Share, unknown>>;
  return { seat: Number(seat), pledge: String(published), nonce: nonce == null ? null : String(nonce) };
}
