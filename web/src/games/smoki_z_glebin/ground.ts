/** The painted sea without anything on it: four waters, the currents between them, the island. Same seed, same picture. */
import { blob, polygon, random, round, smooth, type Point } from '../paint';
import { S } from './dragon';
import { KINGDOM_LOOKS } from './looks';
import { curve } from './spine';
import { SIDE } from './squares';
import { KINGDOMS, type Kingdom } from './view';

export const WIDE = SIDE * S;

/** The upper left square of each kingdom. */
export const CORNERS: Readonly<Record<Kingdom, Point>> = { north: [0, 0], east: [8, 0], south: [8, 8], west: [0, 8] };

const CURRENT = '#2a97a0';
const ROCKS = ['#7a6a5c', '#5d5048', '#4b403b', '#55493f', '#74665a', '#93826f', '#a8967f', '#a08c76', '#897763'];
const WOODS = ['#39602f', '#47733a', '#5d8a45'];
/** Where the currents show which way they run, and the angle. */
const CHEVRONS = [[1.5, 7.5, 180], [4.5, 7.5, 180], [10.5, 7.5, 0], [13.5, 7.5, 0], [7.5, 1.5, -90], [7.5, 4.5, -90], [7.5, 10.5, 90], [7.5, 13.5, 90]] as const;

/** Colours that the sea and the pieces on it share. */
export const DEFS = [
  '<radialGradient id="glebin-pool"><stop offset="0" stop-color="#041c28"/><stop offset=".6" stop-color="#0c4456"/><stop offset="1" stop-color="#0c4456" stop-opacity="0"/></radialGradient>',
  '<linearGradient id="glebin-gold" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ffe79a"/><stop offset="1" stop-color="#d99a26"/></linearGradient>',
  ...KINGDOMS.map((kingdom) => {
    const [col, row] = CORNERS[kingdom];
    return `<radialGradient id="glebin-${kingdom}" cx="${col ? 0 : 1}" cy="${row ? 0 : 1}" r="1.35"><stop offset="0" stop-color="${KINGDOM_LOOKS[kingdom].water}"/><stop offset="1" stop-color="#0b2a44"/></radialGradient>`;
  }),
].join('');

export function ground(): string {
  const rnd = random(12);
  let drawn = `<rect width="${WIDE}" height="${WIDE}" fill="#0c2f48"/>`;
  for (const kingdom of KINGDOMS) {
    const [col, row] = CORNERS[kingdom];
    drawn += `<rect x="${col * S}" y="${row * S}" width="${7 * S}" height="${7 * S}" fill="url(#glebin-${kingdom})"/>`;
    for (let nth = 0; nth < 5; nth++) {
      const depth = smooth(blob([(col + 1 + rnd() * 5) * S, (row + 1 + rnd() * 5) * S], [S * (1 + rnd() * 1.4), S * (0.7 + rnd())], 9, 0.5, rnd));
      drawn += `<path d="${depth}" fill="${nth % 2 ? '#02131f' : '#bfe9e2'}" opacity="${nth % 2 ? 0.12 : 0.05}"/>`;
    }
  }
  for (let nth = 0; nth < 90; nth++) {
    const [x, y, wide] = [rnd() * WIDE, rnd() * WIDE, S * (0.16 + rnd() * 0.14)];
    drawn += `<path d="M${round(x - wide)} ${round(y)}q${round(wide / 2)} ${round(-wide * 0.5)} ${round(wide)} 0t${round(wide)} 0" fill="none" stroke="#dffaf4" stroke-width="1.1" opacity="${round(0.12 + rnd() * 0.14)}" stroke-linecap="round"/>`;
  }
  return drawn + currents(rnd) + grid();
}

function currents(rnd: () => number): string {
  let drawn = `<rect y="${7 * S}" width="${WIDE}" height="${S}" fill="${CURRENT}"/><rect x="${7 * S}" width="${S}" height="${WIDE}" fill="${CURRENT}"/>`;
  const streak = (x: number, y: number, far: number, down: boolean): string => {
    const points = Array.from({ length: 9 }, (_, step): Point => {
      const [along, aside] = [(step / 8) * far, Math.sin(step * 1.3 + x + y) * S * 0.05];
      return down ? [x + aside, y + along] : [x + along, y + aside];
    });
    return curve(points);
  };
  let streaks = '';
  for (let at = 0; at < SIDE; at++) {
    if (at > 5 && at < 9) continue;
    for (const side of [0.22, 0.78]) {
      streaks += streak((at + rnd() * 0.3) * S, (7 + side) * S, S * (0.4 + rnd() * 0.5), false);
      streaks += streak((7 + side) * S, (at + rnd() * 0.3) * S, S * (0.4 + rnd() * 0.5), true);
    }
  }
  drawn += `<path d="${streaks}" fill="none" stroke="#d6fff6" stroke-width="1.8" opacity=".38" stroke-linecap="round"/>`;
  for (const [x, y, angle] of CHEVRONS) drawn += `<path d="M-.2 -.22L.1 0L-.2 .22M.08 -.22L.38 0L.08 .22" transform="translate(${x * S} ${y * S}) rotate(${angle}) scale(${S})" fill="none" stroke="#eafffa" stroke-width=".075" stroke-linecap="round" stroke-linejoin="round" opacity=".8"/>`;
  return drawn;
}

function grid(): string {
  const lines = Array.from({ length: SIDE + 1 }, (_, at) => `M${at * S} 0V${WIDE}M0 ${at * S}H${WIDE}`);
  return `<path d="${lines.join('')}" stroke="#dffaf4" opacity=".14" fill="none"/>`;
}

/** The Central Island with its volcano; the emblems of the kingdoms are icons. */
export function island(): string {
  const rnd = random(5);
  const c = 7.5 * S;
  const land = (wide: number, high: number, up: number, left: number, count: number, uneven: number): string => smooth(blob([c - left * S, c - up * S], [wide * S, high * S], count, uneven, rnd));
  let drawn = `<path d="${land(1.56, 1.56, 0, 0, 18, 0.07)}" fill="#d8fbf3" opacity=".4"/><path d="${land(1.46, 1.46, 0, 0, 18, 0.07)}" fill="#e7cf97"/><path d="${land(1.3, 1.28, 0.05, 0, 16, 0.09)}" fill="#6f9a4e"/><path d="${land(1.02, 0.98, 0.1, 0.06, 14, 0.12)}" fill="#547f3e"/>`;
  for (let nth = 0; nth < 26; nth++) {
    const [angle, far] = [rnd() * 6.3, (0.85 + rnd() * 0.35) * S];
    drawn += `<circle cx="${round(c + Math.cos(angle) * far)}" cy="${round(c + Math.sin(angle) * far)}" r="${round(S * (0.07 + rnd() * 0.06))}" fill="${WOODS[nth % 3]}"/>`;
  }
  const foot = blob([c, c], [0.66 * S, 0.6 * S], 9, 0.16, rnd);
  const rim = blob([c - S * 0.03, c - S * 0.16], [0.3 * S, 0.26 * S], 9, 0.16, rnd);
  ROCKS.forEach((rock, at) => (drawn += polygon([foot[at]!, foot[(at + 1) % 9]!, rim[(at + 1) % 9]!, rim[at]!], `fill="${rock}"`)));
  return `${drawn}${polygon(rim, 'fill="#3a2320"')}<path d="${land(0.2, 0.17, 0.15, 0.03, 9, 0.2)}" fill="#ff8a3c"/><path d="${land(0.11, 0.09, 0.16, 0.04, 8, 0.2)}" fill="#ffe08a"/>`;
}
