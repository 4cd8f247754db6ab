/** Movement tells what happened. Lengths come from the tokens, where reduced motion makes them nothing. */
import { cubicInOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

/** A card travels from or to a player: +1 towards the near end of the table, −1 towards the far one. */
export type Side = 1 | -1;

/** How far and whereto, in pixels of the stage. */
export type Way = readonly [x: number, y: number];

const WAY = 240; // px
const TURN = 4; // degrees
const FLASH = 700; // ms

/** The way to the end of the table where a player sits. */
export function towards(side: Side): Way {
  return [0, side * WAY];
}

/** A card flies in; the cards of one play come one after another. */
export function arrive(_card: Element, { from, nth = 0 }: { from: Way; nth?: number }): TransitionConfig {
  if (isStill()) return flash();
  return {
    delay: nth * milliseconds('--m-stagger'),
    duration: milliseconds('--m-move'),
    easing: cubicInOut,
    css: (done, left) => `transform: ${moved(from, left)}; opacity: ${Math.min(1, done * 3)}`,
  };
}

/** A card flies off; one that is only covered by another stays till it is gone. */
export function leave(_card: Element, { to, nth = 0 }: { to: Way | null; nth?: number }): TransitionConfig {
  if (!to) return { duration: 0 };
  return {
    delay: nth * milliseconds('--m-stagger'),
    duration: milliseconds('--m-slow'),
    easing: cubicInOut,
    css: (left, done) => `transform: ${moved(to, done)}; opacity: ${Math.min(1, left * 2)}`,
  };
}

/** A piece that only one can have: it goes from where it stood to where it stands now, aglow. */
export class Handover {
  private stood: DOMRect | null = null;

  constructor(private readonly zoom: () => number) {}

  give = (piece: Element): TransitionConfig => {
    this.stood = piece.getBoundingClientRect();
    return { duration: 0 };
  };

  // asked again once everything has been given
  take = (piece: Element) => (): TransitionConfig => {
    const here = piece.getBoundingClientRect();
    const there = this.stood ?? here;
    this.stood = null;
    if (isStill()) return flash();
    const way: Way = [(there.x - here.x) / this.zoom(), (there.y - here.y) / this.zoom()];
    return {
      duration: milliseconds('--m-slow'),
      easing: cubicInOut,
      css: (_, left) => `transform: ${moved(way, left)}; filter: drop-shadow(0 0 ${16 * left}px #f4d98b)`,
    };
  };
}

/** Where nothing may fly, what has come shows its outline once. */
export function flash(): TransitionConfig {
  return { duration: FLASH, css: (_, left) => `outline: 3px solid color-mix(in srgb, var(--focus) ${Math.round(left * 100)}%, transparent); outline-offset: 2px` };
}

/** Pieces jump instead of flying. */
export function isStill(): boolean {
  return milliseconds('--m-move') === 0;
}

/** Whatever is flying lands at once; what breathes on and on does so still. */
export function endMotion(table: Element): void {
  for (const motion of table.getAnimations({ subtree: true })) {
    if (motion.effect?.getTiming().iterations !== Infinity) motion.finish();
  }
}

export function milliseconds(token: string): number {
  const value = getComputedStyle(document.documentElement).getPropertyValue(token).trim();
  return parseFloat(value) * (value.endsWith('ms') ? 1 : 1000);
}

function moved([x, y]: Way, share: number): string {
  return `translate(${share * x}px, ${share * y}px) rotate(${share * TURN}deg)`;
}
