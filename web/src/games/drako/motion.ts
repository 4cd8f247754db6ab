/** How figures come, go, walk and strike. Lengths come from the tokens, where reduced motion makes them nothing. */
import { cubicIn, cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { isStill, milliseconds } from '../../table/motion';
import type { Happened } from './happened';
import type { Point } from './hexes';

const MOST = 700; // ms: nobody waits longer for a walk
const HIGH = 84; // how high a flight rises over a valley of full size
const NEAR = 0.3; // so much of the way to its target a figure lunges
const ARC = 8; // parts of an arc
const BLOW = 240; // ms
const SHAKE = 120; // ms
const EASE = 'cubic-bezier(.35, 0, .15, 1)';

/** First the attack, then who is protected and who is hurt: so long after the move a wound lands. */
export function landing({ strike }: Happened): number {
  return strike && !isStill() ? BLOW : 0;
}

/** A figure walks from cell to cell. */
export function walk(piece: Element, way: readonly Point[]): void {
  if (way.length < 2 || isStill()) return;
  piece.animate(along(way), { duration: Math.min(MOST, milliseconds('--m-move') * (way.length - 1)), easing: EASE });
}

/** The dragon flies: its shadow keeps to the ground, it rises in an arc. */
export function fly(piece: Element, risen: Element, way: readonly Point[], unit: number): void {
  if (way.length < 2 || isStill()) return;
  const timing = { duration: milliseconds('--m-slow') * 1.4, easing: EASE };
  piece.animate(along([way[0]!, way.at(-1)!]), timing);
  const heights = Array.from({ length: ARC + 1 }, (_, part) => Math.sin((part / ARC) * Math.PI));
  risen.animate(heights.map((height) => ({ transform: `translateY(${-height * HIGH * unit}px) scale(${1 + height * 0.16})` })), timing);
}

function along(way: readonly Point[]): Keyframe[] {
  return way.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` }));
}

/** Who strikes leaps at whom it strikes, and back. */
export function lunge(piece: Element, [fromX, fromY]: Point, [toX, toY]: Point): void {
  if (isStill()) return;
  const near = `${(toX - fromX) * NEAR}px ${(toY - fromY) * NEAR}px`;
  piece.animate([{ translate: '0 0' }, { translate: near, offset: 0.5 }, { translate: '0 0' }], { duration: 1.5 * BLOW, easing: 'ease-in-out' });
}

/** A dead figure sinks away, once the blow has landed. */
export function fall(_piece: Element, { after }: { after: number }): TransitionConfig {
  const length = milliseconds('--m-slow');
  const gone = late(after, length);
  return { duration: after + length, css: (_, past) => `opacity: ${1 - gone(past)}; translate: 0 ${gone(past) * 18}px; filter: grayscale(${Math.min(1, gone(past) * 3)})` };
}

/** A placed figure is put down from above. */
export function land(_piece: Element): TransitionConfig {
  return { duration: milliseconds('--m-move'), easing: cubicOut, css: (done, left) => `opacity: ${Math.min(1, done * 2)}; translate: 0 ${left * -40}px` };
}

/** The net lies on the dragon as soon as it has flown there. */
export function caught(_net: Element): TransitionConfig {
  const [flight, length] = [milliseconds('--m-slow') * 0.85, milliseconds('--m-fast')];
  return { duration: flight + length, css: (past) => `opacity: ${late(flight, length)(past)}` };
}

/** A part of one motion instead of a delay before it: a press ends both at once. */
function late(delay: number, length: number): (past: number) => number {
  return (past) => cubicIn(Math.max(0, (past * (delay + length) - delay) / (length || 1)));
}

/** A torn net slips down. */
export function torn(_net: Element): TransitionConfig {
  return { duration: milliseconds('--m-slow'), easing: cubicIn, css: (left, gone) => `opacity: ${left}; transform: translateY(${gone * 46}px) scale(${1 + gone * 0.3}, ${1 - gone * 0.5})` };
}

/** A mat that is hit shakes: the mat, never the page. */
export function shake(mat: Element, delay: number): void {
  if (isStill()) return;
  mat.animate([{ translate: '0' }, { translate: '-6px' }, { translate: '5px' }, { translate: '-3px' }, { translate: '0' }], { duration: SHAKE, delay });
}
