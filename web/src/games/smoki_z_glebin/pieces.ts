/** What lies on the sea, drawn around the point 0 0 in a square of `S`: ships, whirlpools, gold; and the marks. */
import { polygon, round, type Point } from '../paint';
import { S } from './dragon';
import { SHIP_LOOKS, type Mark } from './looks';
import { curve } from './spine';
import type { Ship } from './view';

export function mark(shape: Mark, [x, y]: Point, r: number, paint: string): string {
  switch (shape) {
    case 'circle': return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r * 0.86)}" ${paint}/>`;
    case 'square': return `<rect x="${round(x - r * 0.8)}" y="${round(y - r * 0.8)}" width="${round(r * 1.6)}" height="${round(r * 1.6)}" rx="${round(r * 0.18)}" ${paint}/>`;
    case 'triangle': return polygon([[x, y - r * 1.02], [x + r * 0.98, y + r * 0.76], [x - r * 0.98, y + r * 0.76]], `${paint} stroke-linejoin="round"`);
    case 'diamond': return polygon([[x, y - r * 1.1], [x + r * 1.02, y], [x, y + r * 1.1], [x - r * 1.02, y]], `${paint} stroke-linejoin="round"`);
    case 'star': return polygon(Array.from({ length: 10 }, (_, at): Point => {
      const [angle, far] = [-Math.PI / 2 + (at * Math.PI) / 5, at % 2 ? r * 0.5 : r * 1.12];
      return [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
    }), paint);
  }
}

/** A little cog: hull, sail in the colour, white mark on the sail. */
export function ship(colour: Ship, size = S * 0.88): string {
  const { sail, mark: shape } = SHIP_LOOKS[colour];
  const p = (x: number, y: number): string => `${round(x * size)} ${round(y * size)}`;
  return [
    `<path d="M${p(-0.46, 0.3)}Q${p(0, 0.44)} ${p(0.46, 0.3)}" stroke="#d8fbf3" stroke-width="${round(size * 0.05)}" opacity=".7" fill="none"/>`,
    `<path d="M${p(-0.02, -0.46)}L${p(-0.02, 0.14)}" stroke="#3a2415" stroke-width="${round(size * 0.06)}"/>`,
    `<path d="M${p(-0.3, -0.38)}Q${p(0.02, -0.44)} ${p(0.34, -0.38)}Q${p(0.42, -0.14)} ${p(0.32, 0.1)}Q${p(0, 0.03)} ${p(-0.3, 0.1)}Q${p(-0.2, -0.14)} ${p(-0.3, -0.38)}Z" fill="${sail}" stroke="#fdf3d8" stroke-width="${round(size * 0.045)}" stroke-linejoin="round"/>`,
    mark(shape, [0.05 * size, -0.14 * size], size * 0.135, 'fill="#fff8e2"'),
    `<path d="M${p(-0.42, 0.13)}L${p(0.44, 0.13)}Q${p(0.4, 0.34)} ${p(0.24, 0.37)}L${p(-0.24, 0.37)}Q${p(-0.38, 0.33)} ${p(-0.42, 0.13)}Z" fill="#6b4222" stroke="#2a180c" stroke-width="${round(size * 0.035)}" stroke-linejoin="round"/>`,
    `<path d="M${p(-0.36, 0.21)}L${p(0.38, 0.21)}" stroke="#c89355" stroke-width="${round(size * 0.035)}"/>`,
    `<path d="M${p(0, -0.46)}L${p(0.16, -0.41)}L${p(0, -0.36)}Z" fill="#fdf3d8"/>`,
  ].join('');
}

/** Three arms of a spiral. */
export function whirlpool(size = S): string {
  const arms = [0, 1, 2].map((arm) => {
    const points = Array.from({ length: 15 }, (_, step): Point => {
      const share = step / 14;
      const [far, angle] = [size * (0.05 + 0.37 * share ** 0.85), arm * 2.094 + share * 4.3];
      return [Math.cos(angle) * far, Math.sin(angle) * far];
    });
    return curve(points);
  });
  return `<circle r="${round(size * 0.44)}" fill="url(#glebin-pool)"/><path d="${arms.join('')}" fill="none" stroke="#dff8f4" stroke-width="${round(size * 0.05)}" stroke-linecap="round" opacity=".85"/><circle r="${round(size * 0.055)}" fill="#03141c"/>`;
}

export function gold(size = S): string {
  const coin = (x: number, y: number): string => `<ellipse cx="${round(x * size)}" cy="${round((y + 0.055) * size)}" rx="${round(size * 0.2)}" ry="${round(size * 0.115)}" fill="#8a5a10"/><ellipse cx="${round(x * size)}" cy="${round(y * size)}" rx="${round(size * 0.2)}" ry="${round(size * 0.115)}" fill="url(#glebin-gold)" stroke="#8a5a10" stroke-width="${size * 0.025}"/>`;
  const glint = `<path d="M${round(size * 0.26)} ${round(-size * 0.34)}v${round(size * 0.18)}m${round(-size * 0.09)} ${round(-size * 0.09)}h${round(size * 0.18)}" stroke="#fff6cf" stroke-width="${size * 0.04}" stroke-linecap="round"/>`;
  return `<ellipse cy="${round(size * 0.2)}" rx="${round(size * 0.4)}" ry="${round(size * 0.18)}" fill="#e9d59a" opacity=".28"/>${coin(-0.16, 0.17)}${coin(0.17, 0.18)}${coin(0, 0.09)}${coin(-0.02, -0.03)}${coin(0.01, -0.14)}${glint}`;
}

/** The ground and the bubbles of a reef; the coral itself is an icon. */
export function reef(): string {
  return `<ellipse cy="${S * 0.26}" rx="${S * 0.4}" ry="${S * 0.14}" fill="#06303a" opacity=".6"/><circle cx="12" cy="-11.2" r="2" fill="none" stroke="#d8fbf3"/><circle cx="-12.8" cy="-4.8" r="1.4" fill="none" stroke="#d8fbf3"/>`;
}
