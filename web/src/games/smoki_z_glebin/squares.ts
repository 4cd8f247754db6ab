/** Squares of the sea: `d5` is column d (3), row 5 (4). The four kingdoms lie around the island. */
import type { GlebinView, Kingdom, Letter } from './view';

export const SIDE = 15;
const MIDDLE = 7;

export interface Square {
  readonly col: number;
  readonly row: number;
}

export function named({ col, row }: Square): string {
  return `${String.fromCharCode(97 + col)}${row + 1}`;
}

export function square(name: string): Square {
  return { col: name.charCodeAt(0) - 97, row: Number(name.slice(1)) - 1 };
}

export function onSea({ col, row }: Square): boolean {
  return col >= 0 && row >= 0 && col < SIDE && row < SIDE;
}

/** Between two kingdoms lies a current. */
export function kingdomOf({ col, row }: Square): Kingdom | null {
  if (col === MIDDLE || row === MIDDLE) return null;
  if (row < MIDDLE) return col < MIDDLE ? 'north' : 'east';
  return col < MIDDLE ? 'west' : 'south';
}

export function letter(view: GlebinView, { col, row }: Square): Letter {
  return (view.sea[row]?.[col] ?? '#') as Letter;
}

export function same(one: Square, other: Square): boolean {
  return one.col === other.col && one.row === other.row;
}

/** Row by row, as the notation writes them. */
export function sorted(squares: readonly Square[]): Square[] {
  return [...squares].sort((one, other) => one.row - other.row || one.col - other.col);
}
