/** The witnesses of the latest tables, kept in this browser, and the numbers it gives. */
import { randomHex } from '../net/random';
import { store, storedJson } from '../storage';
import { pledge, type Shuffle } from './shuffle';
import type { Given, Witness } from './witness';

const KEY = 'smokowisko-shuffles';
const MOST = 200;
const NONCE_BYTES = 16;

/** What is kept of a table. The number for a rematch is given before its table exists. */
interface Kept {
  readonly witness?: Witness;
  readonly rematch?: Given;
}

export function draw(): Given {
  const nonce = randomHex(NONCE_BYTES);
  return { nonce, pledge: pledge(nonce) };
}

export function witnessOf(table: string): Witness | null {
  return all().get(table)?.witness ?? null;
}

export function keepWitness(table: string, witness: Witness): void {
  keep(table, { ...all().get(table), witness });
}

/** What was given for the game after this one, if anything. */
export function givenForRematch(table: string): Given | null {
  return all().get(table)?.rematch ?? null;
}

export function keepForRematch(table: string, rematch: Given): void {
  keep(table, { ...all().get(table), rematch });
}

/** The witness of a game that somebody brings as a record. */
export function witnessOfRecord(shuffle: Shuffle): Witness | null {
  const pledges = shuffle.shares.map((share) => share.pledge);
  const witnesses = [...all().values()].flatMap(({ witness }) => (witness ? [witness] : []));
  return (
    witnesses.find(({ commitment }) => commitment === shuffle.commitment) ?? witnesses.find(({ given }) => given !== null && pledges.includes(given.pledge)) ?? null
  );
}

function keep(table: string, kept: Kept): void {
  const known = all();
  known.delete(table); // the latest come last
  known.set(table, kept);
  store(KEY, JSON.stringify([...known].slice(-MOST)));
}

function all(): Map<string, Kept> {
  const kept = storedJson(KEY);
  return new Map(Array.isArray(kept) ? kept.filter((each): each is [string, Kept] => Array.isArray(each) && each.length === 2) : []);
}
