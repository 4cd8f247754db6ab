/** The marks that go with colours and species, as paths around the middle: colour is never the only sign. */

export const MARKS = ['circle', 'triangle', 'square', 'diamond', 'star', 'drop', 'flame', 'leaf', 'ring', 'cross'] as const;
export type Mark = (typeof MARKS)[number];

/** Each for a radius of 10, to be scaled. */
const SHAPES: Readonly<Record<Mark, string>> = {
  circle: 'M-8.6 0a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0 -17.2 0z',
  square: 'M-8 -8H8V8H-8z',
  triangle: 'M0 -10.2L9.8 7.6H-9.8z',
  diamond: 'M0 -11L10.2 0L0 11L-10.2 0z',
  star: starPath(),
  drop: 'M0 -11.5C3 -5 8.5 -1 8.5 3.5A8.5 7.5 0 0 1 -8.5 3.5C-8.5 -1 -3 -5 0 -11.5z',
  flame: 'M1 -12C2 -5 10 -2 8 4.5C6 11 -6 11 -8 4.5C-9.5 0 -6 -3.5 -4.5 -6C-3 -3 -2 -2 -1 -2C-2 -6 0 -10 1 -12z',
  leaf: 'M-8 9C-11 -7 0 -10.5 10 -9.5C10.5 1 5 10 -5 6.2z',
  ring: 'M-10 0a10 10 0 1 0 20 0a10 10 0 1 0 -20 0zM-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z',
  cross: 'M-8.5 -5.5L-5.5 -8.5L0 -3L5.5 -8.5L8.5 -5.5L3 0L8.5 5.5L5.5 8.5L0 3L-5.5 8.5L-8.5 5.5L-3 0z',
};

function starPath(): string {
  const points = Array.from({ length: 10 }, (_, at) => {
    const angle = -Math.PI / 2 + (at * Math.PI) / 5;
    const far = at % 2 ? 5 : 11.2;
    return `${(Math.cos(angle) * far).toFixed(1)} ${(Math.sin(angle) * far).toFixed(1)}`;
  });
  return `M${points.join('L')}z`;
}

/** A mark as a path of radius 10 around the middle. */
export function markPath(mark: Mark): string {
  return SHAPES[mark];
}
