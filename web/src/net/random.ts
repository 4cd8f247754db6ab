/** `crypto.randomUUID` exists only with https and on the machine itself; this works everywhere. */
import { bytesToHex } from '@noble/hashes/utils.js';

export function randomHex(bytes: number): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(bytes)));
}
