/**
 * The painted valley: a ring of low-poly rock with nineteen hex prisms in it. It never changes but for
 * ashes, so it is drawn once as two pictures: the ground behind the figures and the rocks in front of them.
 */
import { LIFT, round, terrain, type Drawn, type Point, type Terrain, type Valley } from './hexes';
import { blob, polygon, random, shade, smooth, type Random } from '../paint';

interface Colours {
  readonly light: string;
  readonly dark: string;
  readonly side: string;
}

const COLOURS: Readonly<Record<Terrain, Colours>> = {
  rock: { light: '#8b8290', dark: '#5d5666', side: '#37323f' },
  grass: { light: '#86a255', dark: '#567a3d', side: '#34482a' },
  moss: { light: '#8d9a5c', dark: '#5f7346', side: '#3a4630' },
  earth: { light: '#94795a', dark: '#6b543f', side: '#41332a' },
  scorch: { light: '#4a3a37', dark: '#2c2221', side: '#1c1516' },
};

const SEED = 41;
const RINGS = 5;
const AROUND = 46; // boulders in a ring
const TONES = ['#5a5260', '#443e4c', '#332e3b', '#2a2632', '#231f2a'];
const PINES: readonly (readonly [x: number, y: number, height: number])[] = [
  [0.05, 0.3, 92], [0.09, 0.22, 70], [0.145, 0.16, 84], [0.03, 0.45, 64], [0.87, 0.15, 88],
  [0.915, 0.24, 70], [0.955, 0.33, 96], [0.8, 0.09, 66], [0.22, 0.085, 60], [0.975, 0.5, 66],
];

const MARKS = 3; // each time fire passes; the last of them glows
const MOST_BURNS = 5;

/** So much is painted beyond the window, for stages of other proportions. */
export const MARGIN = 320;

interface Boulder {
  readonly at: Point;
  readonly radius: number;
  readonly tone: string;
  readonly front: boolean;
}

export interface Pictures {
  readonly behind: string;
  readonly front: string;
}

const painted = new WeakMap<Drawn, Pictures>();

/** Both pictures as addresses of images. */
export function pictures(valley: Valley): Pictures {
  const known = painted.get(valley.drawn);
  if (known) return known;
  const rnd = random(SEED);
  const wall = boulders(valley.drawn, valley.unit, rnd);
  const made = { behind: image(valley.drawn, behind(valley, wall, rnd)), front: image(valley.drawn, front(valley.drawn, wall, rnd)) };
  painted.set(valley.drawn, made);
  return made;
}

function image({ width, height }: Drawn, content: string): string {
  const box = `${-MARGIN} ${-MARGIN} ${width + 2 * MARGIN} ${height + 2 * MARGIN}`;
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${width + 2 * MARGIN}" height="${height + 2 * MARGIN}">${content}</svg>`)}`;
}

function behind(valley: Valley, wall: readonly Boulder[], rnd: Random): string {
  const { width, height, middle, size, squash } = valley.drawn;
  const fills = Object.entries(COLOURS).map(([name, { light, dark }]) => `<linearGradient id="t-${name}" x1="0" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`);
  const clips = valley.cells.map(({ cell }) => `<clipPath id="c-${cell}">${polygon(valley.corners(cell), '')}</clipPath>`);
  const floor = '<radialGradient id="floor" cx=".5" cy=".45" r=".62"><stop offset="0" stop-color="#5a4a3c"/><stop offset=".6" stop-color="#3a3130"/><stop offset="1" stop-color="#1d1a22"/></radialGradient>';
  const basin = smooth(blob([middle[0], middle[1] + 8 * valley.unit], [4.95 * size, 4.62 * size * squash], 22, 0.05, rnd));
  return [
    `<defs>${fills.join('')}${clips.join('')}${floor}</defs>`,
    `<rect x="${-MARGIN}" y="${-MARGIN}" width="${width + 2 * MARGIN}" height="${height + 2 * MARGIN}" fill="#1c1922"/>`,
    `<path d="${basin}" fill="url(#floor)"/>`,
    ...wall.filter((each) => !each.front).map((each) => boulder(each.at, each.radius, rnd, each.tone)),
    ...(size > 60 ? PINES.map(([x, y, tall]) => pine([x * width, y * height], tall)) : []),
    ...valley.cells.map(({ cell }) => tile(cell, valley, rnd)),
    ...valley.cells.map(({ cell }) => label(cell, valley)),
  ].join('');
}

function front({ width, height, middle }: Drawn, wall: readonly Boulder[], rnd: Random): string {
  const [x, y] = middle;
  const far = Math.hypot(width, height) * 0.62;
  const dusk = `<radialGradient id="dusk" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${round(far)}" gradientTransform="translate(0 ${round(y * 0.22)}) scale(1 .78)"><stop offset=".62" stop-color="#14121c" stop-opacity="0"/><stop offset="1" stop-color="#0d0b13" stop-opacity=".9"/></radialGradient>`;
  return [
    `<defs>${dusk}</defs>`,
    ...wall.filter((each) => each.front).map((each) => boulder(each.at, each.radius, rnd, each.tone)),
    `<rect x="${-MARGIN}" y="${-MARGIN}" width="${width + 2 * MARGIN}" height="${height + 2 * MARGIN}" fill="url(#dusk)"/>`,
  ].join('');
}

/** Rings of boulders, far ones first: the outer ones larger and darker. */
function boulders({ middle: [x, y], size, squash }: Drawn, unit: number, rnd: Random): Boulder[] {
  const found: Boulder[] = [];
  for (let ring = 0; ring < RINGS; ring++) {
    for (let at = 0; at < AROUND; at++) {
      const angle = ((at + ring * 0.5 + (rnd() - 0.5) * 0.6) / AROUND) * 2 * Math.PI;
      const far = 1 + ring * 0.2 + (rnd() - 0.5) * 0.08;
      const isFront = Math.sin(angle) >= 0.25;
      const place: Point = [x + Math.cos(angle) * 5.05 * size * far, y + Math.sin(angle) * 4.75 * size * squash * far + (isFront ? 22 : 6) * unit];
      found.push({ at: place, radius: (34 + ring * 14) * unit * (0.75 + rnd() * 0.6), tone: TONES[ring]!, front: isFront });
    }
  }
  return found.sort((a, b) => a.at[1] - b.at[1]);
}

/** Faceted rock, lit from the upper left. */
function boulder([x, y]: Point, radius: number, rnd: Random, colour: string): string {
  const count = 7 + Math.floor(rnd() * 3);
  const rim = blob([x, y], [radius, radius * 0.78], count, 0.34, rnd);
  const top = blob([x - radius * 0.1, y - radius * 0.34], [radius * 0.5, radius * 0.36], count, 0.3, rnd);
  const facets = rim.map((corner, at) => {
    const next = (at + 1) % count;
    const angle = ((at + 0.5) / count) * 2 * Math.PI;
    const light = -(Math.cos(angle) * 0.75 + Math.sin(angle) * 0.95) * 0.38;
    return polygon([corner, rim[next]!, top[next]!, top[at]!], `fill="${shade(colour, light > 0 ? light * 0.6 : light)}"`);
  });
  return facets.join('') + polygon(top, `fill="${shade(colour, 0.24)}"`);
}

function pine([x, y]: Point, tall: number): string {
  const shadow = `<ellipse cx="${round(x + tall * 0.12)}" cy="${round(y)}" rx="${round(tall * 0.3)}" ry="${round(tall * 0.1)}" fill="#000" opacity=".35"/>`;
  const trunk = `<rect x="${round(x - tall * 0.04)}" y="${round(y - tall * 0.16)}" width="${round(tall * 0.08)}" height="${round(tall * 0.17)}" fill="#33251c"/>`;
  const crown = ['#24392c', '#2c4633', '#36543b'].map((colour, at) => {
    const foot = y - tall * (0.1 + at * 0.24);
    const half = tall * (0.3 - at * 0.07);
    const tip: Point = [x, foot - tall * 0.38];
    return polygon([[x - half, foot], tip, [x + half, foot]], `fill="${colour}"`) + polygon([[x - half, foot], tip, [x, foot]], 'fill="#fff" opacity=".07"');
  });
  return shadow + trunk + crown.join('');
}

// ---------------------------------------------------------------- a cell

function tile(cell: string, valley: Valley, rnd: Random): string {
  const kind = terrain(cell);
  const top = valley.corners(cell);
  const deep = (16 + LIFT[kind]) * valley.unit;
  const { side } = COLOURS[kind];
  const [north, , southEast, south, southWest, northWest] = top as [Point, Point, Point, Point, Point, Point];
  const down = ([x, y]: Point): Point => [x, y + deep];
  const cracks = [1, 2, 3].map((part) => {
    const share = part / 4;
    const edge = (from: Point): string => `M${round(from[0] + (south[0] - from[0]) * share)} ${round(from[1] + (south[1] - from[1]) * share)}v${round(deep)}`;
    return `<path d="${edge(southWest)}${edge(southEast)}" stroke="#000" stroke-opacity=".18" fill="none"/>`;
  });
  return [
    polygon([southEast, south, down(south), down(southEast)], `fill="${shade(side, -0.28)}"`),
    polygon([southWest, south, down(south), down(southWest)], `fill="${side}"`),
    ...cracks,
    `<g clip-path="url(#c-${cell})">${polygon(top, `fill="url(#t-${kind})"`)}${COVER[kind](new Patch(cell, valley, rnd))}</g>`,
    polygon(top, 'fill="none" stroke="#fff" stroke-opacity=".13" stroke-width="1.4"'),
    `<path d="M${round(southWest[0])} ${round(southWest[1])}L${round(northWest[0])} ${round(northWest[1])}L${round(north[0])} ${round(north[1])}" stroke="#fff" stroke-opacity=".28" stroke-width="1.6" fill="none"/>`,
  ].join('');
}

/** The name of a cell, as if chiselled at its near corner. */
function label(cell: string, valley: Valley): string {
  const [x, y] = valley.at(cell);
  const { size, squash } = valley.drawn;
  const tall = 11 * Math.max(valley.unit, 0.8);
  return `<text x="${round(x)}" y="${round(y + size * squash * 0.82)}" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="${round(tall)}" fill="#f6ecd4" fill-opacity=".8" stroke="#14121c" stroke-opacity=".75" stroke-width="${round(tall * 0.24)}" stroke-linejoin="round" paint-order="stroke">${cell}</text>`;
}

/** A cell's top while it is covered with grass and stones. */
class Patch {
  constructor(
    readonly cell: string,
    readonly valley: Valley,
    readonly rnd: Random,
  ) {}

  get unit(): number {
    return this.valley.unit;
  }

  some(from: number, more: number): number {
    return this.unit * (from + this.rnd() * more);
  }

  /** Somewhere on it, within a share of its size. */
  spot(share: number): Point {
    const [x, y] = this.valley.at(this.cell);
    const { size, squash } = this.valley.drawn;
    for (;;) {
      const [a, b] = [this.rnd() * 2 - 1, this.rnd() * 2 - 1];
      if (a * a + b * b <= 1) return [x + a * size * share, y + b * size * share * squash];
    }
  }

  stones(count: number, share: number, from: number, more: number, colour: string): string {
    return times(count, () => boulder(this.spot(share), this.some(from, more), this.rnd, colour));
  }

  stain(share: number, wide: readonly [number, number], high: readonly [number, number], points: number, uneven: number, paint: string): string {
    return `<path d="${smooth(blob(this.spot(share), [this.some(...wide), this.some(...high)], points, uneven, this.rnd))}" ${paint}/>`;
  }
}

const COVER: Readonly<Record<Terrain, (patch: Patch) => string>> = { rock, grass, moss, earth, scorch };

function rock(patch: Patch): string {
  const peak = patch.spot(0.3);
  const top = patch.valley.corners(patch.cell);
  const light = [0.12, -0.05, -0.22, -0.16, 0.04, 0.18];
  const facets = top.map((corner, at) => polygon([corner, top[(at + 1) % 6]!, peak], `fill="${shade('#78707e', light[at]!)}" opacity=".75"`));
  return facets.join('') + patch.stones(3, 0.68, 7, 7, '#7c7482');
}

function grass(patch: Patch): string {
  const flowers = times(4, (at) => {
    const [x, y] = patch.spot(0.75);
    return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(1.7 * patch.unit)}" fill="${at % 2 ? '#f0e2b0' : '#d9a1c0'}"/>`;
  });
  return turf(patch, 0.13) + tufts(patch, 20) + flowers;
}

function moss(patch: Patch): string {
  return turf(patch, 0.16) + tufts(patch, 11) + patch.stones(3, 0.7, 5, 6, '#7a7a70');
}

function earth(patch: Patch): string {
  return times(4, (at) => patch.stain(0.6, [18, 14], [7, 6], 8, 0.4, `fill="${at % 2 ? '#c0a27a' : '#3d2e23'}" opacity=".2"`)) + patch.stones(9, 0.85, 2.4, 4, '#8b7c70');
}

function scorch(patch: Patch): string {
  const { unit, rnd } = patch;
  const ash = times(4, () => patch.stain(0.5, [20, 20], [10, 10], 9, 0.5, 'fill="#0e0a0b" opacity=".4"'));
  const cracks = times(4, () => {
    let [x, y] = patch.spot(0.35);
    let angle = rnd() * 6.3;
    let path = `M${round(x)} ${round(y)}`;
    for (let part = 0; part < 4; part++) {
      angle += (rnd() * 2 - 1) * 0.7;
      [x, y] = [x + Math.cos(angle) * 13 * unit, y + Math.sin(angle) * 9 * unit];
      path += `L${round(x)} ${round(y)}`;
    }
    return `<path d="${path}" stroke="#d9542b" stroke-opacity=".55" stroke-width="${round(3.6 * unit)}" fill="none"/><path d="${path}" stroke="#ffc46a" stroke-width="${round(1.2 * unit)}" fill="none"/>`;
  });
  const embers = times(7, () => {
    const [x, y] = patch.spot(0.8);
    return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(patch.some(0.8, 1.2))}" fill="#ffb04a"/>`;
  });
  return ash + cracks + embers;
}

/** The marks that fire has left on a cell: with each time more, the first stay as they were. */
export function ashes(cell: string, valley: Valley, burns: number): { path: string; ember: boolean }[] {
  const patch = new Patch(cell, valley, random(SEED + valley.cells.findIndex((each) => each.cell === cell)));
  return Array.from({ length: Math.min(burns, MOST_BURNS) * MARKS }, (_, at) => {
    const ember = at % MARKS === MARKS - 1;
    const size: Point = ember ? [patch.some(2, 3), patch.some(1, 2)] : [patch.some(13, 15), patch.some(7, 8)];
    return { path: smooth(blob(patch.spot(0.7), size, 9, 0.55, patch.rnd)), ember };
  });
}

function turf(patch: Patch, opacity: number): string {
  return times(5, (at) => patch.stain(0.7, [16, 16], [8, 8], 7, 0.5, `fill="${at % 2 ? '#b9c878' : '#2f4a2a'}" opacity="${opacity}"`));
}

function tufts(patch: Patch, count: number): string {
  return times(count, (at) => {
    const [x, y] = patch.spot(0.85);
    const [w, h] = [patch.some(3, 3), patch.some(6, 6)];
    const blades = `M${round(x - w)} ${round(y - h * 0.7)}Q${round(x - w * 0.3)} ${round(y - h * 0.2)} ${round(x)} ${round(y)}Q${round(x)} ${round(y - h * 0.5)} ${round(x + w * 0.2)} ${round(y - h)}M${round(x)} ${round(y)}Q${round(x + w * 0.5)} ${round(y - h * 0.4)} ${round(x + w * 1.2)} ${round(y - h * 0.6)}`;
    return `<path d="${blades}" stroke="${['#3d5a2c', '#a5bd69', '#6d8f45'][at % 3]}" stroke-width="${round(1.5 * patch.unit)}" fill="none" stroke-linecap="round"/>`;
  });
}

function times(count: number, paint: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => paint(at)).join('');
}
