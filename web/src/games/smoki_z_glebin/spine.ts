/** The skeleton of a dragon: one winding line through its squares, and what hangs on it. */
import { round, type Point } from '../paint';
import { same, type Square } from './squares';

/** A square beside the spine: a flipper grows from `on` to `at`; the last of a chain bears the fan. */
export interface Limb {
  readonly at: Square;
  readonly on: Square;
  readonly last: boolean;
}

export interface Skeleton {
  readonly path: readonly Square[];
  readonly limbs: readonly Limb[];
}

/** A place on the centre line. */
export interface Rib {
  readonly point: Point;
  /** Of length 1, to the left of the way from head to tail. */
  readonly normal: Point;
  /** How far from the head, 0 to 1. */
  readonly along: number;
  /** Half the width of the body here. */
  readonly wide: number;
}

const SWAY = 0.13;
const CUTS = 3;

/** The longest way through the squares, more turns first; from the chosen head, where there is one. */
export function skeleton(squares: readonly Square[], head?: Square): Skeleton {
  let path: Square[] = [];
  let most = -1;
  const walk = (way: readonly Square[]): void => {
    const next = squares.filter((each) => beside(each, way.at(-1)!) && !way.includes(each));
    for (const each of next) walk([...way, each]);
    const worth = way.length * 10 + turnsOf(way);
    if (next.length === 0 && worth > most) [path, most] = [[...way], worth];
  };
  for (const each of head ? squares.filter((one) => same(one, head)) : squares) walk([each]);
  return { path, limbs: limbs(squares, path) };
}

function limbs(squares: readonly Square[], path: readonly Square[]): Limb[] {
  const found: { at: Square; on: Square }[] = [];
  let rest = squares.filter((each) => !path.includes(each));
  while (rest.length > 0) {
    const reached = [...path, ...found.map(({ at }) => at)];
    const at = rest.find((each) => reached.some((one) => beside(one, each)));
    if (!at) break;
    found.push({ at, on: reached.find((one) => beside(one, at))! });
    rest = rest.filter((each) => each !== at);
  }
  return found.map((limb) => ({ ...limb, last: !found.some(({ on }) => on === limb.at) }));
}

/** The centre line, swaying a little where it runs straight, with its corners cut. */
export function ribs(path: readonly Square[]): { readonly ribs: readonly Rib[]; readonly length: number } {
  const line = cut(swaying(path.map(({ col, row }): Point => [col + 0.5, row + 0.5])));
  const lengths = [0];
  for (let at = 1; at < line.length; at++) lengths.push(lengths[at - 1]! + distance(line[at - 1]!, line[at]!));
  const length = lengths.at(-1)!;
  const made = line.map((point, at): Rib => {
    const [before, after] = [line[Math.max(0, at - 1)]!, line[Math.min(line.length - 1, at + 1)]!];
    const far = distance(before, after) || 1;
    const along = lengths[at]! / length;
    return { point, normal: [-(after[1] - before[1]) / far, (after[0] - before[0]) / far], along, wide: width(along) };
  });
  return { ribs: made, length };
}

/** It swells behind the neck and thins to the tail. */
function width(along: number): number {
  if (along < 0.12) return 0.25 + along * 0.6;
  return along < 0.55 ? 0.322 : 0.322 - ((along - 0.55) / 0.45) * 0.235;
}

function swaying(points: readonly Point[]): Point[] {
  const [end, before] = [points.at(-1)!, points.at(-2)!];
  const tail: Point = [end[0] - before[0], end[1] - before[1]];
  const line: Point[] = [points[0]!];
  for (let at = 1; at < points.length; at++) {
    const [from, to] = [points[at - 1]!, points[at]!];
    const aside = (at % 2 ? 1 : -1) * SWAY;
    line.push([(from[0] + to[0]) / 2 - (to[1] - from[1]) * aside, (from[1] + to[1]) / 2 + (to[0] - from[0]) * aside]);
    if (at < points.length - 1) line.push(to);
  }
  line.push([end[0] + tail[0] * 0.06, end[1] + tail[1] * 0.06], [end[0] + tail[0] * 0.24 - tail[1] * 0.1, end[1] + tail[1] * 0.24 + tail[0] * 0.1]);
  return line;
}

/** Chaikin: every corner becomes two, a quarter of the way before and after it. */
function cut(points: readonly Point[]): Point[] {
  let line = [...points];
  for (let time = 0; time < CUTS; time++) {
    const finer: Point[] = [line[0]!];
    for (let at = 1; at < line.length; at++) finer.push(mix(line[at - 1]!, line[at]!, 0.25), mix(line[at - 1]!, line[at]!, 0.75));
    line = [...finer, line.at(-1)!];
  }
  return line;
}

/** An open curve through points (Catmull-Rom as cubic Béziers). */
export function curve(points: readonly Point[]): string {
  const near = (at: number): Point => points[Math.max(0, Math.min(points.length - 1, at))]!;
  let path = `M${round(near(0)[0])} ${round(near(0)[1])}`;
  for (let at = 0; at < points.length - 1; at++) {
    const [before, from, to, after] = [near(at - 1), near(at), near(at + 1), near(at + 2)];
    path += `C${round(from[0] + (to[0] - before[0]) / 6)} ${round(from[1] + (to[1] - before[1]) / 6)} ${round(to[0] - (after[0] - from[0]) / 6)} ${round(to[1] - (after[1] - from[1]) / 6)} ${round(to[0])} ${round(to[1])}`;
  }
  return path;
}

function turnsOf(way: readonly Square[]): number {
  return way.filter((each, at) => at > 1 && each.row - way[at - 1]!.row !== way[at - 1]!.row - way[at - 2]!.row).length;
}

function beside(one: Square, other: Square): boolean {
  return Math.abs(one.col - other.col) + Math.abs(one.row - other.row) === 1;
}

function mix(one: Point, other: Point, share: number): Point {
  return [one[0] * (1 - share) + other[0] * share, one[1] * (1 - share) + other[1] * share];
}

function distance(one: Point, other: Point): number {
  return Math.hypot(other[0] - one[0], other[1] - one[1]);
}
