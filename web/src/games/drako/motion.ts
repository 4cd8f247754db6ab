/** How pieces come, go and walk. Lengths come from the tokens, where reduced motion makes them nothing. */
import { cubicIn, cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import type { Point } from './hexes';

const MOST = 700; // ms: nobody waits longer for a walk
const HIGH = 70; // px: how high a flight rises

/** A piece walks from cell to cell, or flies in one arc. */
export function glide(piece: SVGGElement, way: readonly Point[], flew: boolean): void {
  const to = way.at(-1);
  const length = milliseconds('--m-move');
  if (!to || way.length < 2 || length === 0) return;
  const at = ([x, y]: Point, rise = 0, scale = 1): Keyframe => ({ transform: `translate(${x}px, ${y - rise}px) scale(${scale})` });
  const [from] = way as readonly [Point];
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const frames = flew ? [at(from), at(middle, HIGH, 1.14), at(to)] : way.map((point) => at(point));
  piece.animate(frames, { duration: flew ? milliseconds('--m-slow') * 1.4 : Math.min(MOST, length * (way.length - 1)), easing: 'cubic-bezier(.35, 0, .15, 1)' });
}

/** A dead figure sinks away. */
export function fall(_piece: Element): TransitionConfig {
  return { duration: milliseconds('--m-slow'), easing: cubicIn, css: (left, gone) => `opacity: ${left}; translate: 0 ${gone * 18}px; filter: grayscale(${gone})` };
}

/** A placed figure is put down from above. */
export function land(_piece: Element): TransitionConfig {
  return { duration: milliseconds('--m-move'), easing: cubicOut, css: (done, left) => `opacity: ${Math.min(1, done * 2)}; translate: 0 ${left * -40}px` };
}

/** A mat that is hit shakes: the mat, never the page. */
export function shake(mat: Element): void {
  if (milliseconds('--m-move') === 0) return;
  mat.animate([{ translate: '0' }, { translate: '-5px' }, { translate: '4px' }, { translate: '-2px' }, { translate: '0' }], { duration: 120, delay: 240 });
}

export function milliseconds(token: string): number {
  const value = getComputedStyle(document.documentElement).getPropertyValue(token).trim();
  return parseFloat(value) * (value.endsWith('ms') ? 1 : 1000);
}
