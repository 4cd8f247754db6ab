/**
 * The shuffle, worked out again: the browser's twin of smokowisko.engine.shuffle. Its hash is BLAKE2b,
 * which Web Crypto does not know, and which works here without https too.
 */
import { blake2b } from '@noble/hashes/blake2.js';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import type { Share } from '../wire/types';

/** What a record tells of its shuffle. Scheme 1 has `nonces`, scheme 2 `shares`. */
export interface Shuffle {
  readonly commitment: string;
  readonly secret: string;
  readonly nonces: readonly string[];
  readonly scheme: number;
  readonly shares: readonly Share[];
}

export const OLDER = 1;
const PURPOSES = {
  [OLDER]: { commitment: 'smok-commitment', seed: 'smok-game-seed' },
  2: { commitment: 'smok2-commitment', seed: 'smok2-seed' },
} as const;
const PLEDGE = 'smok2-pledge';

function isScheme(scheme: number): scheme is keyof typeof PURPOSES {
  return scheme in PURPOSES;
}

/** What the server published before the game. */
export function commitment({ secret, scheme }: Pick<Shuffle, 'secret' | 'scheme'>): string {
  return hash(purposes(scheme).commitment, hexToBytes(secret));
}

/** What a player published of their nonce. */
export function pledge(nonce: string): string {
  return hash(PLEDGE, hexToBytes(nonce));
}

/** The seed of the game, from the secret and the nonces; in scheme 2 each is bound to its seat. */
export function gameSeed({ secret, scheme, nonces, shares }: Omit<Shuffle, 'commitment'>): string {
  const parts =
    scheme === OLDER ? nonces.map(withLength) : shares.flatMap(({ seat, nonce }) => (nonce == null ? [] : [twoBytes(seat), withLength(nonce)]));
  return hash(purposes(scheme).seed, concatBytes(hexToBytes(secret), ...parts));
}

function purposes(scheme: number): (typeof PURPOSES)[keyof typeof PURPOSES] {
  if (!isScheme(scheme)) throw new RangeError(`scheme ${scheme}`);
  return PURPOSES[scheme];
}

function withLength(nonce: string): Uint8Array {
  const part = hexToBytes(nonce);
  return concatBytes(twoBytes(part.length), part);
}

function twoBytes(number: number): Uint8Array {
  if (!Number.isInteger(number) || number < 0 || number > 0xffff) throw new RangeError(`${number}`);
  return Uint8Array.of(number >> 8, number & 0xff);
}

/** `purpose` keeps hashes of different things apart, filled up with zeros as Python does. */
function hash(purpose: string, message: Uint8Array): string {
  const personalization = new Uint8Array(16);
  personalization.set(new TextEncoder().encode(purpose));
  return bytesToHex(blake2b(message, { dkLen: 32, personalization }));
}
