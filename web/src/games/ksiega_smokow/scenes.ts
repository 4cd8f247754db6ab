/**
 * The lands and the ledge where the fields lie, painted: four or five flat layers each and one strong
 * sign, so that a land survives the size of a stamp. The skies are in Defs.svelte.
 */
import { blob, polygon, random, round, smooth, type Point, type Random } from '../paint';
import type { Land } from './view';

/** The skies from top to bottom. */
export const SKIES: Readonly<Record<Land | 'dusk', readonly (readonly [offset: number, colour: string])[]>> = {
  volcano: [[0, '#2a0f1e'], [0.45, '#7a2323'], [0.8, '#e0662c'], [1, '#ffb35a']],
  storm: [[0, '#151b38'], [0.6, '#46588a'], [1, '#93a6c4']],
  desert: [[0, '#e88a4c'], [0.5, '#f8c777'], [1, '#fbe3a8']],
  jungle: [[0, '#d8eaa0'], [0.4, '#7fb35c'], [1, '#1f5236']],
  mountains: [[0, '#6f9ac8'], [0.6, '#c3dcec'], [1, '#eef4ee']],
  plains: [[0, '#86bfe0'], [0.5, '#d4ebe6'], [0.7, '#f8efc4']],
  dusk: [[0, '#27384a'], [0.3, '#5b7a78'], [0.5, '#c9b37c'], [1, '#2a3a22']],
};

interface Canvas {
  readonly w: number;
  readonly h: number;
  readonly rnd: Random;
}

const PAINTERS: Readonly<Record<Land, (canvas: Canvas) => string>> = { volcano, storm, desert, jungle, mountains, plains };
const painted = new Map<string, string>();

/** A land as the inside of an SVG of this size; the same seed paints the same picture. */
export function scene(land: Land, w: number, h: number, seed: number): string {
  const key = `${land} ${w} ${h} ${seed}`;
  let picture = painted.get(key);
  if (picture === undefined) {
    picture = sky(land, w, h) + PAINTERS[land]({ w, h, rnd: random(seed * 97 + land.length) });
    painted.set(key, picture);
  }
  return picture;
}

function sky(name: keyof typeof SKIES, w: number, h: number): string {
  return `<rect width="${w}" height="${h}" fill="url(#ksiega-sky-${name})"/>`;
}

// ---------------------------------------------------------------- the lands

function volcano({ w, h, rnd }: Canvas): string {
  const [x, top] = [w * 0.56, h * 0.34];
  const clouds = times(9, (at) => cloud([w * (0.35 + rnd() * 0.5), h * (0.08 + rnd() * 0.2)], [w * (0.1 + rnd() * 0.12), h * 0.07], rnd, `fill="${at % 2 ? '#1d0d16' : '#4d1f24'}" opacity=".75"`));
  const cone =
    polygon([[w * 0.02, h], [x - w * 0.1, top], [x + w * 0.1, top], [w * 1.04, h]], 'fill="#3a1c20"') +
    polygon([[w * 0.02, h], [x - w * 0.1, top], [x - w * 0.02, top + h * 0.03], [w * 0.4, h]], 'fill="#5d2d2a"') +
    polygon([[x + w * 0.03, top], [x + w * 0.1, top], [w * 1.04, h], [w * 0.78, h]], 'fill="#251116"');
  const lava =
    `<ellipse cx="${round(x)}" cy="${round(top)}" rx="${round(w * 0.1)}" ry="${round(h * 0.022)}" fill="#ffd36a"/>` +
    curve`M${[x - w * 0.04, top]}C${[x - w * 0.06, h * 0.55]} ${[x - w * 0.16, h * 0.66]} ${[x - w * 0.12, h]}L${[x - w * 0.02, h]}C${[x - w * 0.06, h * 0.72]} ${[x + w * 0.02, h * 0.55]} ${[x + w * 0.02, top]}Z`('fill="#ff7a2a"') +
    curve`M${[x + w * 0.05, top]}C${[x + w * 0.08, h * 0.5]} ${[x + w * 0.18, h * 0.6]} ${[x + w * 0.2, h * 0.86]}L${[x + w * 0.15, h * 0.8]}C${[x + w * 0.1, h * 0.6]} ${[x + w * 0.03, h * 0.5]} ${[x + w * 0.02, top]}Z`('fill="#ffb040"');
  const sparks = times(22, () => `<circle cx="${round(x + (rnd() - 0.5) * w * 0.6)}" cy="${round(top - rnd() * h * 0.3 + h * 0.04)}" r="${round(0.8 + rnd() * 1.5)}" fill="#ffd36a"/>`);
  return clouds + cone + lava + sparks;
}

function storm({ w, h, rnd }: Canvas): string {
  const hills = hill(w, h, h * 0.78, h * 0.06, 5, rnd, '#2f4a66') + hill(w, h, h * 0.88, h * 0.05, 6, rnd, '#1e3550');
  const clouds = times(12, (at) => cloud([w * (at / 11), h * (0.12 + rnd() * 0.16)], [w * (0.13 + rnd() * 0.1), h * (0.08 + rnd() * 0.05)], rnd, `fill="${['#222a4c', '#3a4570', '#525f8c'][at % 3]}"`));
  const bolt: Point[] = [[0.7, 0.3], [0.6, 0.5], [0.67, 0.5], [0.58, 0.76], [0.78, 0.46], [0.7, 0.46], [0.79, 0.3]].map(([x, y]) => [x! * w, y! * h]);
  const flash = polygon(bolt, 'fill="#ffef9a" stroke="#fff" stroke-width="1"') + curve`M${[w * 0.2, h * 0.3]}L${[w * 0.15, h * 0.43]}L${[w * 0.19, h * 0.43]}L${[w * 0.14, h * 0.59]}`('stroke="#ffef9a" stroke-width="2" fill="none"');
  const rain = times(34, () => `<path d="M${round(rnd() * w * 1.1)} ${round(h * (0.28 + rnd() * 0.6))}l-4 13" stroke="#dbe8ff" opacity=".45"/>`);
  return hills + clouds + flash + rain;
}

function desert({ w, h, rnd }: Canvas): string {
  const sun = [[0.13, 1], [0.2, 0.3]].map(([size, opacity]) => `<circle cx="${round(w * 0.75)}" cy="${round(h * 0.25)}" r="${round(w * size!)}" fill="#fff2c0" opacity="${opacity}"/>`).join('');
  const dunes = ([[0.56, '#dda052', '#c78641'], [0.7, '#cf8b40', '#b3702f'], [0.85, '#b97231', '#995823']] as const).map(([y, light, dark]) => {
    const k = rnd() * 0.4 + 0.2;
    return (
      `<path d="M-5 ${round(h * y)}Q${round(w * k)} ${round(h * (y - 0.14))} ${round(w * (k + 0.35))} ${round(h * y)}T${w + 5} ${round(h * (y - 0.03))}V${h}H-5Z" fill="${light}"/>` +
      `<path d="M${round(w * (k + 0.02))} ${round(h * (y - 0.07))}Q${round(w * (k + 0.2))} ${round(h * y)} ${round(w * (k + 0.1))} ${h}H${round(w * (k + 0.6))}Q${round(w * (k + 0.5))} ${round(h * (y + 0.05))} ${round(w * (k + 0.02))} ${round(h * (y - 0.07))}Z" fill="${dark}" opacity=".55"/>`
    );
  }).join('');
  const x = round(w * 0.14);
  const cactus = `<path d="M${x} ${round(h * 0.82)}V${round(h * 0.55)}M${x} ${round(h * 0.7)}h${round(-w * 0.06)}V${round(h * 0.61)}M${x} ${round(h * 0.74)}h${round(w * 0.06)}V${round(h * 0.65)}" stroke="#5c7a3a" stroke-width="${round(w * 0.04)}" stroke-linecap="round" stroke-linejoin="round" fill="none"/>`;
  return sun + dunes + cactus;
}

function jungle({ w, h, rnd }: Canvas): string {
  const rays = times(4, (at) => polygon([[w * (0.2 + at * 0.2), 0], [w * (0.3 + at * 0.2), 0], [w * (0.1 + at * 0.25), h], [w * (-0.1 + at * 0.25), h]], 'fill="#fff" opacity=".1"'));
  const hills = hill(w, h, h * 0.6, h * 0.2, 7, rnd, '#3d7d46') + hill(w, h, h * 0.75, h * 0.16, 7, rnd, '#2b6139');
  const trunks = [0.08, 0.9].map((x) => curve`M${[w * x, h]}Q${[w * (x + 0.02), h * 0.5]} ${[w * (x - 0.03), 0]}`(`stroke="#3a2c1e" stroke-width="${round(w * 0.07)}" fill="none"`)).join('');
  const sides = times(26, (at) => {
    const right = at % 2 === 1;
    const x = right ? w * (1.02 - rnd() * 0.1) : w * (-0.02 + rnd() * 0.1);
    return leaf([x, h * rnd() * 1.05], (right ? Math.PI : 0) + (rnd() - 0.5) * 1.7, w * (0.2 + rnd() * 0.16), ['#2c7a40', '#4f9c4a', '#1d5a34', '#76b455'][at % 4]!);
  });
  const floor = times(9, (at) => leaf([w * (at / 8), h * 1.04], -Math.PI / 2 + (rnd() - 0.5) * 0.9, h * (0.18 + rnd() * 0.14), ['#16482c', '#256b3c'][at % 2]!));
  return rays + hills + trunks + sides + floor;
}

function leaf([x, y]: Point, angle: number, length: number, colour: string): string {
  const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length];
  const tip: Point = [x + dx, y + dy];
  const side = (sign: number): Point => [x + dx * 0.45 - sign * dy * 0.24, y + dy * 0.45 + sign * dx * 0.24];
  return curve`M${[x, y]}Q${side(1)} ${tip}Q${side(-1)} ${[x, y]}Z`(`fill="${colour}"`) + curve`M${[x, y]}L${tip}`('stroke="#143a24" opacity=".6"');
}

function mountains({ w, h, rnd }: Canvas): string {
  const peaks = peak(w, h, w * 0.2, h * 0.34, 0.42, '#8295ad', '#667a94') + peak(w, h, w * 0.86, h * 0.28, 0.46, '#7c8fa8', '#5e728d') + peak(w, h, w * 0.54, h * 0.14, 0.52, '#687a92', '#4b5d76');
  const trees = times(12, () => tree([rnd() * w, h * (0.86 + rnd() * 0.14)], h * 0.07, 1.5, '#2f4d3c'));
  return peaks + hill(w, h, h * 0.88, h * 0.06, 6, rnd, '#4d6b56') + trees;
}

function peak(w: number, h: number, x: number, y: number, wide: number, light: string, dark: string): string {
  const [l, tall] = [w * wide, h - y];
  return (
    polygon([[x - l, h], [x, y], [x + l, h]], `fill="${light}"`) +
    polygon([[x, y], [x + l, h], [x + l * 0.1, h]], `fill="${dark}"`) +
    polygon([[x, y], [x - l * 0.26, y + tall * 0.26], [x - l * 0.1, y + tall * 0.22], [x, y + tall * 0.34], [x + l * 0.1, y + tall * 0.2], [x + l * 0.27, y + tall * 0.27]], 'fill="#fbfdff"') +
    polygon([[x, y], [x, y + tall * 0.34], [x + l * 0.1, y + tall * 0.2], [x + l * 0.27, y + tall * 0.27]], 'fill="#d3e0ee"')
  );
}

function plains({ w, h, rnd }: Canvas): string {
  const sun = `<circle cx="${round(w * 0.24)}" cy="${round(h * 0.26)}" r="${round(w * 0.1)}" fill="#fffbe0"/>`;
  const clouds = times(4, (at) => cloud([w * (0.4 + at * 0.2), h * (0.16 + rnd() * 0.12)], [w * 0.13, h * 0.035], rnd, 'fill="#fff" opacity=".8"'));
  const hills = hill(w, h, h * 0.6, h * 0.1, 4, rnd, '#a9c46c') + hill(w, h, h * 0.72, h * 0.09, 4, rnd, '#c7c25a') + hill(w, h, h * 0.84, h * 0.08, 4, rnd, '#8fae4c');
  const wheat = times(46, (at) => {
    const high = h * (0.06 + rnd() * 0.06);
    return `<path d="M${round(rnd() * w)} ${round(h * (0.8 + rnd() * 0.22))}q1 ${round(-high * 0.6)} ${round((rnd() - 0.5) * 7)} ${round(-high)}" stroke="${at % 3 ? '#e4cf6a' : '#5c7a34'}" stroke-width="1.6" fill="none"/>`;
  });
  return sun + clouds + hills + wheat;
}

// ---------------------------------------------------------------- the ledge at dusk

/** The valley behind the fields. */
export function panorama(w: number, h: number): string {
  const rnd = random(8);
  const stars = times(40, () => `<circle cx="${round(rnd() * w)}" cy="${round(rnd() * h * 0.25)}" r="${round(0.6 + rnd())}" fill="#fff6dc" opacity=".5"/>`);
  const mountain = (x: number, y: number, wide: number, light: string, dark: string): string =>
    polygon([[x - wide, h * 0.62], [x, y], [x + wide, h * 0.62]], `fill="${light}"`) + polygon([[x, y], [x + wide, h * 0.62], [x + wide * 0.1, h * 0.62]], `fill="${dark}"`);
  const crater = w * 0.14;
  const far =
    mountain(crater, 70, 150, '#4a4146', '#372f36') +
    curve`M${[crater - 16, 84]}L${[crater, 70]}L${[crater + 16, 84]}Q${[crater, 96]} ${[crater - 16, 84]}Z`('fill="#ff9a4a"') +
    curve`M${[crater, 86]}Q${[w * 0.12, 150]} ${[w * 0.15, 210]}`('stroke="#ff7a2a" stroke-width="6" fill="none"') +
    mountain(w * 0.4, 92, 140, '#5d6f6c', '#49595a') + mountain(w * 0.55, 60, 170, '#667873', '#4c5d5c') + mountain(w * 0.92, 104, 150, '#5a6b63', '#465650');
  const hills = ([[0.46, '#54703f'], [0.56, '#466336'], [0.68, '#3a542d'], [0.82, '#2e4526']] as const).map(([y, colour]) => hill(w, h, h * y, 36, 9, rnd, colour)).join('');
  const trees = times(70, (at) => tree([rnd() * w, h * (0.44 + rnd() * 0.2)], 10 + rnd() * 14, 1.7, ['#2c4630', '#37553a', '#243a28'][at % 3]!));
  const grass = times(220, (at) => {
    const [x, y, high] = [round(rnd() * w), round(h * (0.6 + rnd() * 0.42)), 5 + rnd() * 8];
    return `<path d="M${x} ${y}q-1 ${round(-high * 0.6)} ${round(-high * 0.4)} ${round(-high)}M${x} ${y}q1 ${round(-high * 0.6)} ${round(high * 0.3)} ${round(-high * 0.9)}" stroke="${['#6f8f4b', '#8aa85c', '#243a20'][at % 3]}" stroke-width="1.5" fill="none" opacity=".65"/>`;
  });
  return `${sky('dusk', w, h)}${stars}${far}${hills}${trees}${grass}<rect width="${w}" height="${h}" fill="url(#ksiega-vignette)"/>`;
}

// ---------------------------------------------------------------- brushes

function times(count: number, paint: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => paint(at)).join('');
}

/** A path written with points in it. */
function curve(parts: TemplateStringsArray, ...points: readonly Point[]): (paint: string) => string {
  const path = parts.reduce((sofar, part, at) => sofar + part + (points[at] ? `${round(points[at][0])} ${round(points[at][1])}` : ''), '');
  return (paint) => `<path d="${path}" ${paint}/>`;
}

function cloud(at: Point, size: Point, rnd: Random, paint: string): string {
  return `<path d="${smooth(blob(at, size, 9, 0.35, rnd))}" ${paint}/>`;
}

function tree([x, y]: Point, size: number, tall: number, colour: string): string {
  return polygon([[x - size * 0.45, y], [x, y - size * tall], [x + size * 0.45, y]], `fill="${colour}"`);
}

/** A soft ridge from side to side, filled to the ground. */
function hill(w: number, h: number, y: number, rise: number, count: number, rnd: Random, colour: string): string {
  const points = Array.from({ length: count + 1 }, (_, at): Point => [-20 + ((w + 40) * at) / count, y + (rnd() - 0.5) * rise]);
  const [first, ...rest] = points as [Point, ...Point[]];
  let path = `M${round(first[0])} ${round(first[1])}`;
  for (const [at, [x, top]] of rest.entries()) {
    const next = rest[at + 1] ?? [x, top];
    path += `Q${round(x)} ${round(top)} ${round((x + next[0]) / 2)} ${round((top + next[1]) / 2)}`;
  }
  return `<path d="${path}L${w + 30} ${h + 5}L-30 ${h + 5}Z" fill="${colour}"/>`;
}
