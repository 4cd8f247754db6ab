/** Movement tells what happened. Lengths come from the tokens, where reduced motion makes them nothing. */
import { cubicInOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

/** A card travels from or to a player: +1 towards the near end of the table, −1 towards the far one. */
export type Side = 1 | -1;

const WAY = 240; // px
const TURN = 4; // degrees

/** A card flies in from the side of whoever played it. */
export function arrive(_card: Element, { from }: { from: Side }): TransitionConfig {
  return {
    duration: milliseconds('--m-move'),
    easing: cubicInOut,
    css: (done, left) => `transform: translateY(${left * from * WAY}px) rotate(${left * TURN}deg); opacity: ${Math.min(1, done * 3)}`,
  };
}

/** A collected card flies off to whoever collected it; one that is only covered stays till it is gone. */
export function leave(_card: Element, { to, collected }: { to: Side; collected: boolean }): TransitionConfig {
  return {
    duration: collected ? milliseconds('--m-slow') : 0,
    easing: cubicInOut,
    css: (left, done) => `transform: translateY(${done * to * WAY}px) rotate(${done * TURN}deg); opacity: ${Math.min(1, left * 2)}`,
  };
}

function milliseconds(token: string): number {
  const value = getComputedStyle(document.documentElement).getPropertyValue(token).trim();
  return parseFloat(value) * (value.endsWith('ms') ? 1 : 1000);
}
