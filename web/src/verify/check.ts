/**
 * The check of a record in four steps. The shuffle is worked out here, so that nobody need trust the
 * server; the moves are the server's to judge, for the browser knows no rule.
 */
import type { Fault, Verdict } from '../wire/types';
import { commitment, gameSeed, type Shuffle } from './shuffle';

export type State = 'good' | 'bad' | 'unknown';

export interface Value {
  readonly label: 'secret' | 'computed' | 'commitment' | 'nonce' | 'seed';
  /** Which player's. */
  readonly number: number;
  readonly value: string;
}

export interface Step {
  readonly id: 'commitment' | 'seed' | 'moves' | 'result';
  readonly state: State;
  /** What does not fit in it. */
  readonly fault: Fault | null;
  readonly values: readonly Value[];
}

export interface Checked {
  readonly steps: readonly Step[];
  /** Everything that does not fit, as far as the server or this browser can tell. */
  readonly faults: readonly Fault[];
  /** The record tells where its shuffle came from. */
  readonly proven: boolean;
  readonly plies: number;
  readonly scores: readonly number[] | null;
  readonly how: string;
}

type Reason = Fault['reason'];

/** The reasons for which a step fails; any other means that the moves could not be played. */
const FAULTS: Readonly<Record<'commitment' | 'seed' | 'result', readonly Reason[]>> = {
  commitment: ['wrong_secret', 'bad_shuffle'],
  seed: ['wrong_seed', 'bad_shuffle'],
  result: ['wrong_ending', 'wrong_result'],
};
const NOT_OF_MOVES = Object.values(FAULTS).flat();

export function check(text: string, verdict: Verdict): Checked {
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

  function step(id: Step['id'], reached: boolean, values: readonly Value[] = []): Step {
    const fault = id === 'moves' ? wrongMove : (faults.find(({ reason }) => FAULTS[id].includes(reason)) ?? null);
    return { id, state: !reached ? 'unknown' : fault ? 'bad' : 'good', fault, values };
  }

  return {
    steps: [
      step('commitment', shuffle !== null, shuffle ? [value('secret', shuffle.secret), value('computed', hashes?.commitment), value('commitment', shuffle.commitment)] : []),
      step('seed', shuffle !== null, shuffle ? [...shuffle.nonces.map((nonce, at) => value('nonce', nonce, at + 1)), value('computed', hashes?.seed), value('seed', seed)] : []),
      step('moves', true),
      step('result', wrongMove === null),
    ],
    faults,
    proven: shuffle !== null,
    plies: verdict.plies ?? 0,
    scores: verdict.scores ?? null,
    how: String((record['ending'] as { how?: unknown } | null | undefined)?.how),
  };
}

interface Hashes {
  readonly commitment: string | null;
  readonly seed: string | null;
}

/** What follows from the secret; null when that is not even hexadecimal. */
function hashesOf({ secret, nonces }: Shuffle): Hashes {
  return { commitment: workedOut(() => commitment(secret)), seed: workedOut(() => gameSeed(secret, nonces)) };
}

function reasons(shuffle: Shuffle, seed: string, hashes: Hashes): Reason[] {
  if (hashes.commitment === null || hashes.seed === null) return ['bad_shuffle'];
  const found: Reason[] = [];
  if (hashes.commitment !== shuffle.commitment) found.push('wrong_secret');
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

function shuffleOf(told: unknown): Shuffle | null {
  const { commitment: published, secret, nonces } = Object(told) as Partial<Record<keyof Shuffle, unknown>>;
  if (typeof published !== 'string' || typeof secret !== 'string' || !Array.isArray(nonces)) return null;
  return { commitment: published, secret, nonces: nonces.map(String) };
}
