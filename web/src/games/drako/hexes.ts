/**
 * Where the cells of the valley lie on the screen, and how the arrow keys walk over them. Pointy
 * hexes seen from above the cliff: squashed, each lifted by its ground.
 */
import type { Cell } from './view';
import { round, type Point } from '../paint';

export { round, type Point };
export type Terrain = 'rock' | 'grass' | 'moss' | 'earth' | 'scorch';

/** Decoration only: no rule reads it. */
const TERRAIN: Readonly<Record<string, Terrain>> = {
  A1: 'rock', A2: 'grass', A3: 'rock',
  B1: 'grass', B2: 'moss', B3: 'scorch', B4: 'earth',
  C1: 'grass', C2: 'scorch', C3: 'scorch', C4: 'rock', C5: 'moss',
  D1: 'rock', D2: 'moss', D3: 'earth', D4: 'grass',
  E1: 'moss', E2: 'grass', E3: 'rock',
};

export const LIFT: Readonly<Record<Terrain, number>> = { rock: 11, grass: 4, moss: 6, earth: 1, scorch: -1 };

/** The measures of a drawn valley: its window, its middle, the size of a hex and how flat it lies. */
export interface Drawn {
  readonly width: number;
  readonly height: number;
  readonly middle: Point;
  readonly size: number;
  readonly squash: number;
}

export const WIDE: Drawn = { width: 878, height: 588, middle: [439, 312], size: 77, squash: 0.8 };
export const TALL: Drawn = { width: 360, height: 318, middle: [180, 170], size: 40, squash: 0.86 };

const FULL = 78; // the size at which lifts and figures are drawn one to one
const JOINT = 0.955; // a dark joint stays between the tiles

export class Valley {
  private readonly places: ReadonlyMap<string, Cell>;
  /** Figures and lifts are drawn so much smaller than full size. */
  readonly unit: number;

  constructor(
    readonly drawn: Drawn,
    readonly cells: readonly Cell[],
  ) {
    this.places = new Map(cells.map((cell) => [cell.cell, cell]));
    this.unit = drawn.size / FULL;
  }

  at(cell: string): Point {
    const { middle: [x, y], size, squash } = this.drawn;
    const { q, r } = this.place(cell);
    return [x + size * Math.sqrt(3) * (q + r / 2), y + size * 1.5 * r * squash - LIFT[terrain(cell)] * this.unit];
  }

  /** The corners of a cell's top, from the upmost clockwise; a smaller share stays inside it. */
  corners(cell: string, share = JOINT): Point[] {
    const [x, y] = this.at(cell);
    const { size, squash } = this.drawn;
    return [0, 1, 2, 3, 4, 5].map((corner) => {
      const angle = (Math.PI / 180) * (60 * corner - 90);
      return [x + Math.cos(angle) * size * share, y + Math.sin(angle) * size * share * squash];
    });
  }

  outline(cell: string, share = JOINT): string {
    return this.corners(cell, share).map(([x, y]) => `${round(x)},${round(y)}`).join(' ');
  }

  /** The cell an arrow key leads to; `column` is the horizontal place one walks along. */
  beside(cell: string, key: string, column: number): string {
    const from = this.place(cell);
    if (key === 'ArrowLeft' || key === 'ArrowRight') {
      const q = from.q + (key === 'ArrowRight' ? 1 : -1);
      return this.cells.find((each) => each.r === from.r && each.q === q)?.cell ?? cell;
    }
    const r = from.r + (key === 'ArrowDown' ? 1 : -1);
    const row = this.cells.filter((each) => each.r === r);
    const [nearest] = row.sort((a, b) => Math.abs(across(a) - column) - Math.abs(across(b) - column));
    return nearest?.cell ?? cell;
  }

  /** The cells on a straight line between two, from the first on; null when they are not in line. */
  passed(from: string, to: string): string[] | null {
    const [a, b] = [this.place(from), this.place(to)];
    const [dq, dr] = [b.q - a.q, b.r - a.r];
    if (dq !== 0 && dr !== 0 && dq !== -dr) return null;
    const steps = Math.max(Math.abs(dq), Math.abs(dr));
    return Array.from({ length: Math.max(0, steps - 1) }, (_, at) => {
      const [q, r] = [a.q + (dq / steps) * (at + 1), a.r + (dr / steps) * (at + 1)];
      return this.cells.find((each) => each.q === q && each.r === r)?.cell ?? '';
    });
  }

  /** How far right a cell lies, in widths of a cell. */
  column(cell: string): number {
    return across(this.place(cell));
  }

  private place(cell: string): Cell {
    const place = this.places.get(cell);
    if (!place) throw new Error(`no cell ${cell}`);
    return place;
  }
}

export function terrain(cell: string): Terrain {
  return TERRAIN[cell] ?? 'earth';
}

/** A point so far on the way from one to another. */
export function between(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}


function across({ q, r }: Cell): number {
  return q + r / 2;
}
