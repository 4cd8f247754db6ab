/** One winding body for a dragon: outline, fins, skin and head as pictures of SVG, in squares of `S`. */
import { round, smooth, type Point } from '../paint';
import type { Clan } from './looks';
import { curve, ribs, skeleton, type Limb, type Rib } from './spine';
import type { Square } from './squares';

/** The side of a square in the drawing. */
export const S = 40;

export interface DragonDrawing {
  /** Body and limbs in one, for shadow, foam and the dashed line of a ghost. */
  readonly outline: string;
  /** The body alone: what the skin is cut to. */
  readonly body: string;
  readonly limbs: string;
  /** Fins and spikes, under the body. */
  readonly fins: string;
  readonly skin: string;
  readonly shine: string;
  /** The way from head to tail, for a dragon that uncoils. */
  readonly spine: string;
  readonly head: { readonly x: number; readonly y: number; readonly angle: number };
}

/** A point so far along and aside of another one. */
type Beside = (along: number, aside: number) => Point;

export function draw(squares: readonly Square[], clan: Clan, headAt?: Square): DragonDrawing {
  const { path, limbs } = skeleton(squares, headAt);
  const { ribs: line, length } = ribs(path);
  const left = line.map(({ point, normal, wide }): Point => scaled([point[0] + normal[0] * wide, point[1] + normal[1] * wide]));
  const right = line.map(({ point, normal, wide }): Point => scaled([point[0] - normal[0] * wide, point[1] - normal[1] * wide]));
  const body = smooth([...left, ...right.reverse()]);
  const arms = limbs.map(arm).join('');
  const [nose, neck] = [line[0]!.point, line[5]!.point];
  const [x, y] = scaled(nose);
  return {
    outline: body + arms, body, limbs: arms,
    fins: limbs.filter(({ last }) => last).map((limb) => fan(limb, clan)).join('') + spikes(line, length, clan) + tail(line, clan),
    skin: skin(line, length, clan),
    shine: curve(line.filter(({ along }) => along > 0.1 && along < 0.92).map(({ point, wide }) => scaled([point[0] - 0.06, point[1] - 0.09 * (wide / 0.32)]))),
    spine: curve(line.map(({ point }) => scaled(point))),
    head: { x, y, angle: (Math.atan2(nose[1] - neck[1], nose[0] - neck[0]) * 180) / Math.PI },
  };
}

function scaled([x, y]: Point): Point {
  return [x * S, y * S];
}

function at([x, y]: Point): string {
  return `${round(x)} ${round(y)}`;
}

// ---------------------------------------------------------------- limbs and fins

function along({ at: end, on }: Limb): Beside {
  const way: Point = [end.col - on.col, end.row - on.row];
  return (far, aside) => scaled([on.col + 0.5 + way[0] * far - way[1] * aside, on.row + 0.5 + way[1] * far + way[0] * aside]);
}

function arm(limb: Limb): string {
  const q = along(limb);
  if (!limb.last) return smooth([q(0, 0.3), q(0.5, 0.25), q(1, 0.22), q(1.1, 0), q(1, -0.22), q(0.5, -0.25), q(0, -0.3)]);
  return smooth([q(0, 0.3), q(0.45, 0.2), q(0.82, 0.13), q(0.95, 0), q(0.82, -0.13), q(0.45, -0.2), q(0, -0.3)]);
}

function fan(limb: Limb, { light, dark }: Clan): string {
  const q = along(limb);
  const edge: readonly (readonly [Point, Point])[] = [
    [q(0.95, 0.2), q(1.12, 0.36)], [q(1.16, 0.22), q(1.3, 0.19)], [q(1.25, 0.08), q(1.38, 0)], [q(1.25, -0.08), q(1.3, -0.19)],
    [q(1.16, -0.22), q(1.12, -0.36)], [q(0.95, -0.2), q(0.72, -0.1)],
  ];
  const rays = ([[1.08, 0.28], [1.24, 0.15], [1.3, 0], [1.24, -0.15], [1.08, -0.28]] as const).map(([far, aside]) => `M${at(q(0.8, aside * 0.2))}L${at(q(far, aside))}`);
  return `<path d="M${at(q(0.72, 0.1))}${edge.map(([over, to]) => `Q${at(over)} ${at(to)}`).join('')}Z" fill="${light}" stroke="${dark}" stroke-width="${S * 0.055}" stroke-linejoin="round"/><path d="${rays.join('')}" stroke="${dark}" stroke-width="${S * 0.03}" opacity=".7"/>`;
}

function spikes(line: readonly Rib[], length: number, { light, dark }: Clan): string {
  let drawn = '';
  for (let share = 0.14; share < 0.9; share += 0.24 / length) {
    const [from, to] = [ribAt(line, share), ribAt(line, Math.min(1, share + 0.16 / length))];
    for (const side of [1, -1]) {
      const foot = ({ point, normal, wide }: Rib): Point => scaled([point[0] + normal[0] * wide * 0.85 * side, point[1] + normal[1] * wide * 0.85 * side]);
      const tip = scaled([to.point[0] + from.normal[0] * (from.wide + 0.115) * side, to.point[1] + from.normal[1] * (from.wide + 0.115) * side]);
      drawn += `M${at(foot(from))}L${at(tip)}L${at(foot(to))}Z`;
    }
  }
  return `<path d="${drawn}" fill="${light}" stroke="${dark}" stroke-width="${S * 0.028}" stroke-linejoin="round"/>`;
}

function tail(line: readonly Rib[], { light, dark }: Clan): string {
  const { point, normal } = line.at(-2)!;
  const q: Beside = (far, aside) => scaled([point[0] + normal[1] * far + normal[0] * aside, point[1] - normal[0] * far + normal[1] * aside]);
  return `<path d="M${at(q(-0.2, 0.04))}Q${at(q(-0.1, 0.26))} ${at(q(0.16, 0.3))}Q${at(q(0.06, 0.12))} ${at(q(0.12, 0))}Q${at(q(0.06, -0.12))} ${at(q(0.16, -0.3))}Q${at(q(-0.1, -0.26))} ${at(q(-0.2, -0.04))}Z" fill="${light}" stroke="${dark}" stroke-width="${S * 0.055}" stroke-linejoin="round"/>`;
}

// ---------------------------------------------------------------- the skin of a clan

const EVERY = { scales: 0.17, bands: 0.3, dots: 0.25, chevrons: 0.24, lozenges: 0.28 };

function skin(line: readonly Rib[], length: number, { skin: motif, dark }: Clan): string {
  let drawn = '';
  for (let share = 0.1, nth = 0; share < 0.97; share += EVERY[motif] / length, nth++) {
    const { point, normal, wide } = ribAt(line, share);
    const q: Beside = (far, aside) => scaled([point[0] + normal[1] * far + normal[0] * aside, point[1] - normal[0] * far + normal[1] * aside]);
    drawn += MOTIFS[motif](q, wide, nth);
  }
  return motif === 'dots' || motif === 'lozenges' ? `<path d="${drawn}" fill="${dark}" opacity=".78"/>` : `<path d="${drawn}" fill="none" stroke="${dark}" stroke-width="${S * STROKES[motif]}" opacity=".78"/>`;
}

const STROKES = { scales: 0.034, bands: 0.1, chevrons: 0.06 };

const MOTIFS: Readonly<Record<Clan['skin'], (q: Beside, wide: number, nth: number) => string>> = {
  scales: (q, wide, nth) => (nth % 2 ? [-0.66, 0, 0.66] : [-0.33, 0.33]).map((aside) => `M${at(q(0, (aside - 0.33) * wide))}Q${at(q(-wide * 0.71, aside * wide))} ${at(q(0, (aside + 0.33) * wide))}`).join(''),
  bands: (q, wide) => `M${at(q(0, -wide))}Q${at(q(-0.1, 0))} ${at(q(0, wide))}`,
  dots: (q, wide) => [-0.45, 0.45].map((aside) => dot(q(aside > 0 ? 0.06 : -0.06, aside * wide), S * wide * 0.19)).join(''),
  chevrons: (q, wide) => `M${at(q(-0.1, -wide))}L${at(q(0.08, 0))}L${at(q(-0.1, wide))}`,
  lozenges: (q, wide) => `M${at(q(0.11, 0))}L${at(q(0, wide * 0.5))}L${at(q(-0.11, 0))}L${at(q(0, -wide * 0.5))}Z`,
};

function dot([x, y]: Point, radius: number): string {
  return `M${round(x - radius)} ${round(y)}a${round(radius)} ${round(radius)} 0 1 0 ${round(2 * radius)} 0a${round(radius)} ${round(radius)} 0 1 0 ${round(-2 * radius)} 0Z`;
}

function ribAt(line: readonly Rib[], share: number): Rib {
  return line.reduce((best, each) => (Math.abs(each.along - share) < Math.abs(best.along - share) ? each : best));
}

// ---------------------------------------------------------------- the head, from above, looking along +x

export function head({ fill, dark, light }: Clan): string {
  const m = (x: number, y: number): string => at([x * S, y * S]);
  const fin = (side: number): string => `<path d="M${m(-0.06, 0.2 * side)}Q${m(-0.2, 0.46 * side)} ${m(-0.44, 0.47 * side)}Q${m(-0.34, 0.36 * side)} ${m(-0.4, 0.28 * side)}Q${m(-0.3, 0.26 * side)} ${m(-0.28, 0.16 * side)}Z" fill="${light}" stroke="${dark}" stroke-width="1.8" stroke-linejoin="round"/>`;
  const horn = (side: number): string => `<path d="M${m(0, 0.16 * side)}Q${m(-0.12, 0.26 * side)} ${m(-0.36, 0.2 * side)}Q${m(-0.18, 0.17 * side)} ${m(-0.1, 0.08 * side)}Z" fill="#fff4d6" stroke="${dark}" stroke-width="1.2" stroke-linejoin="round"/>`;
  const eye = (side: number): string => `<ellipse cx="3.2" cy="${6.6 * side}" rx="3.4" ry="2.8" fill="#fffbe6" stroke="${dark}" stroke-width="1.2" transform="rotate(${-18 * side} 3.2 ${6.6 * side})"/><circle cx="4.2" cy="${6.4 * side}" r="1.4" fill="#1a1020"/>`;
  const skull = `<path d="M${m(-0.28, -0.2)}Q${m(-0.06, -0.33)} ${m(0.12, -0.25)}Q${m(0.24, -0.16)} ${m(0.36, -0.15)}Q${m(0.48, -0.1)} ${m(0.48, 0)}Q${m(0.48, 0.1)} ${m(0.36, 0.15)}Q${m(0.24, 0.16)} ${m(0.12, 0.25)}Q${m(-0.06, 0.33)} ${m(-0.28, 0.2)}Q${m(-0.22, 0)} ${m(-0.28, -0.2)}Z" fill="${fill}" stroke="${dark}" stroke-width="2.4" stroke-linejoin="round"/><path d="M${m(-0.2, 0)}Q${m(0.1, -0.1)} ${m(0.38, -0.05)}Q${m(0.42, 0)} ${m(0.38, 0.05)}Q${m(0.1, 0.1)} ${m(-0.2, 0)}Z" fill="${light}" opacity=".7"/>`;
  const nostrils = [1, -1].map((side) => `<circle cx="16" cy="${2.2 * side}" r="1" fill="${dark}"/>`).join('');
  return fin(1) + fin(-1) + skull + horn(1) + horn(-1) + eye(1) + eye(-1) + nostrils;
}
