/**
 * The shuffle, worked out again: the browser's twin of smokowisko.engine.shuffle. Its hash is BLAKE2b,
 * which Web Crypto does not know, and which works here without https too.
 */
import { blake2b } from '@noble/hashes/blake2.js';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';

/** What a record tells of its shuffle. */
export interface Shuffle {
  readonly commitment: string;
  readonly secret: string;
  readonly nonces: readonly string[];
}

/** What was published before the game. */
export function commitment(secret: string): string {
  return hash('smok-commitment', hexToBytes(secret));
}

/** The seed of the game, from the secret and the nonces in the order of the seats. */
export function gameSeed(secret: string, nonces: readonly string[]): string {
  const parts = nonces.map((nonce) => {
    const part = hexToBytes(nonce);
    return concatBytes(Uint8Array.of(part.length >> 8, part.length & 0xff), part);
  });
  return hash('smok-game-seed', concatBytes(hexToBytes(secret), ...parts));
}

/** `purpose` keeps hashes of different things apart, filled up with zeros as Python does. */
function hash(purpose: string, message: Uint8Array): string {
  const personalization = new Uint8Array(16);
  personalization.set(new TextEncoder().encode(purpose));
  return bytesToHex(blake2b(message, { dkLen: 32, personalization }));
}
