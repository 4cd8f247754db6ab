/** A tongue of fire from the dragon's mouth: nested wavy ribbons, with licks that lean with the flow. */
import { round, type Point } from './hexes';
import { random, smooth } from '../paint';

export interface Ribbon {
  readonly path: string;
  readonly colour: string;
  readonly opacity: number;
}

export interface Spark {
  readonly at: Point;
  readonly radius: number;
  readonly opacity: number;
}

const LAYERS: readonly { share: number; colour: string; opacity: number; licks: number }[] = [
  { share: 1, colour: '#b82a16', opacity: 0.66, licks: 9 },
  { share: 0.74, colour: '#ee6f26', opacity: 0.8, licks: 8 },
  { share: 0.44, colour: '#ffbe4c', opacity: 0.92, licks: 6 },
  { share: 0.18, colour: '#fff0b8', opacity: 0.95, licks: 0 },
];
const POINTS = 18;
const SEED = 7;

export function flame(from: Point, to: Point, narrow: number, broad: number): Ribbon[] {
  const rnd = random(SEED);
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const ribbons: Ribbon[] = [];
  for (const { share, colour, opacity, licks } of LAYERS) {
    const reach = length * (share < 0.5 ? 0.95 : 1);
    const width = (t: number): number => (narrow + (broad - narrow) * t) * share;
    for (let at = 0; at < licks; at++) {
      const t = 0.12 + (0.86 * (at + rnd() * 0.6)) / licks;
      const foot: Point = [from[0] + ux * reach * t, from[1] + uy * reach * t - width(t) * 0.2];
      ribbons.push({ path: lick(foot, ux, width(t) * (0.4 + rnd() * 0.3), width(t) * (0.75 + rnd() * rnd() * 1.5)), colour, opacity });
    }
    const left: Point[] = [];
    const right: Point[] = [];
    for (let at = 0; at <= POINTS; at++) {
      const t = at / POINTS;
      const half = width(Math.pow(t, 0.8)) * (0.82 + 0.36 * rnd()) * Math.sin((Math.min(1, t * 6 + 0.2) * Math.PI) / 2);
      const [x, y] = [from[0] + ux * reach * t, from[1] + uy * reach * t];
      left.push([x - uy * half, y + ux * half * 0.72]);
      right.push([x + uy * half, y - ux * half * 0.72]);
    }
    const tip: Point = [from[0] + ux * (reach + broad * 0.45 * share), from[1] + uy * (reach + broad * 0.3 * share)];
    ribbons.push({ path: smooth([...left, tip, ...right.reverse()]), colour, opacity });
  }
  return ribbons;
}

export function sparks(from: Point, to: Point, count: number, unit: number): Spark[] {
  const rnd = random(SEED + 1);
  return Array.from({ length: count }, () => {
    const t = rnd();
    return {
      at: [from[0] + (to[0] - from[0]) * t + (rnd() - 0.5) * 40 * unit, from[1] + (to[1] - from[1]) * t + (rnd() - 0.5) * 90 * unit],
      radius: (1 + rnd() * 2) * unit,
      opacity: 0.4 + rnd() * 0.6,
    };
  });
}

function lick([x, y]: Point, lean: number, wide: number, high: number): string {
  const [tipX, tipY] = [x + lean * high * 0.75, y - high];
  const half = Math.max(0.35, Math.abs(lean)) * (lean < 0 ? -1 : 1) * wide;
  return `M${round(x - half * 1.3)} ${round(y)}C${round(x - half * 0.8)} ${round(y - high * 0.62)} ${round(tipX - half * 0.5)} ${round(tipY + high * 0.3)} ${round(tipX)} ${round(tipY)}C${round(tipX - half * 0.1)} ${round(tipY + high * 0.42)} ${round(x + half * 1.5)} ${round(y - high * 0.3)} ${round(x + half * 1.5)} ${round(y)}Z`;
}
