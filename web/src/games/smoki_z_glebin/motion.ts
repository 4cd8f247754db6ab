/** A dragon uncoils, ships and coins fly to their new owners. Lengths come from the tokens, where reduced motion makes them nothing. */
import type { Action } from 'svelte/action';
import { isStill, milliseconds } from '../../table/motion';

const STEP = 60; // ms a square

/** The way from head to tail is drawn square by square. */
export const uncoil: Action<SVGPathElement, number> = (way, squares) => {
  if (!isStill()) way.animate([{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], { duration: STEP * squares, easing: 'ease-in-out' });
};

/** A piece flies from where it lay to where it belongs now, and is gone. */
export function flyTo(piece: HTMLElement, from: DOMRect, to: DOMRect, zoom: number, after: number): Promise<unknown> {
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2].map((edge) => edge / zoom) as [number, number];
  const [far, down] = [(to.x + to.width / 2) / zoom - x, (to.y + to.height / 2) / zoom - y];
  piece.style.translate = `${x}px ${y}px`;
  return piece.animate(
    [{ transform: 'none', opacity: 1 }, { transform: `translate(${far * 0.5}px, ${down * 0.5 - 30}px) scale(1.25)`, opacity: 1, offset: 0.55 }, { transform: `translate(${far}px, ${down}px) scale(.8)`, opacity: 0.2 }],
    { duration: milliseconds('--m-slow'), delay: after, easing: 'ease-in-out', fill: 'both' },
  ).finished;
}

/** When the ships leave: the dragon has come so far. */
export function landing(squares: number): number {
  return STEP * squares;
}
