/** What does not fit in a record, in the words of the reader. */
import { preferences } from '../preferences.svelte';
import type { Fault } from '../wire/types';

/** The sentence of a reason alone. */
export function because(reason: string): string {
  return preferences.say('replay-fault', { reason, ply: 0, move: '' });
}

/** The fault and, of an illegal move, why. */
export function sentence({ reason, ply, move, key, params, rule }: Fault): string {
  const what = preferences.say('replay-fault', { reason, ply: ply ?? 0, move: move ?? '' });
  if (!key) return what;
  return `${what} ${preferences.say(key, params ?? {})}${rule ? ` (${rule})` : ''}`;
}
