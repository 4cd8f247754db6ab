/** Small tools for painting scenes: same seed, same picture. */

export type Point = readonly [x: number, y: number];
export type Random = () => number;

/** mulberry32 */
export function random(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function polygon(points: readonly Point[], paint: string): string {
  return `<polygon points="${points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ')}" ${paint}/>`;
}

/** A closed curve through points (Catmull-Rom as cubic Béziers). */
export function smooth(points: readonly Point[]): string {
  const count = points.length;
  const near = (at: number): Point => points[(at + count) % count]!;
  let path = `M${round(near(0)[0])} ${round(near(0)[1])}`;
  for (let at = 0; at < count; at++) {
    const [before, from, to, after] = [near(at - 1), near(at), near(at + 1), near(at + 2)];
    path += `C${round(from[0] + (to[0] - before[0]) / 6)} ${round(from[1] + (to[1] - before[1]) / 6)} ${round(to[0] - (after[0] - from[0]) / 6)} ${round(to[1] - (after[1] - from[1]) / 6)} ${round(to[0])} ${round(to[1])}`;
  }
  return `${path}Z`;
}

/** An uneven ring of points around a middle. */
export function blob([x, y]: Point, [wide, high]: Point, count: number, unevenness: number, rnd: Random): Point[] {
  return Array.from({ length: count }, (_, at) => {
    const angle = (at / count) * 2 * Math.PI;
    const far = 1 + (rnd() - 0.5) * unevenness;
    return [x + Math.cos(angle) * wide * far, y + Math.sin(angle) * high * far];
  });
}

/** A colour made lighter (up to 1) or darker (down to −1). */
export function shade(colour: string, by: number): string {
  const number = parseInt(colour.slice(1), 16);
  const parts = [number >> 16, (number >> 8) & 255, number & 255].map((part) => Math.max(0, Math.min(255, Math.round(by < 0 ? part * (1 + by) : part + (255 - part) * by))));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

export function round(number: number): number {
  return Math.round(number * 10) / 10;
}
