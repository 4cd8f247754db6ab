/**
 * The ghost of a dragon: a pattern turned, mirrored and held over the sea. Which of its places are legal is
 * known from the moves alone.
 */
import { named, onSea, same, SIDE, sorted, square, type Square } from './squares';
import type { PlayPattern, Shape } from './view';

export interface Ghost {
  readonly card: string;
  /** Quarter turns clockwise. */
  readonly turns: number;
  readonly mirrored: boolean;
  /** The upper left corner of the box around it. */
  readonly at: Square;
}

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

const STEPS: Readonly<Record<Arrow, Square>> = {
  ArrowLeft: { col: -1, row: 0 }, ArrowRight: { col: 1, row: 0 }, ArrowUp: { col: 0, row: -1 }, ArrowDown: { col: 0, row: 1 },
};

/** The squares of a shape in the corner of the sea, mirrored first, then turned. */
export function oriented({ rows }: Pick<Shape, 'rows'>, turns: number, mirrored: boolean): Square[] {
  let cells = rows.flatMap((line, row) => [...line].flatMap((sign, col) => (sign === 'X' ? [{ col, row }] : [])));
  if (mirrored) cells = cells.map(({ col, row }) => ({ col: -col, row }));
  for (let turn = 0; turn < ((turns % 4) + 4) % 4; turn++) cells = cells.map(({ col, row }) => ({ col: -row, row: col }));
  const [left, top] = [Math.min(...cells.map(({ col }) => col)), Math.min(...cells.map(({ row }) => row))];
  return sorted(cells.map(({ col, row }) => ({ col: col - left, row: row - top })));
}

export function squaresOf(shape: Pick<Shape, 'rows'>, ghost: Ghost): Square[] {
  return oriented(shape, ghost.turns, ghost.mirrored).map(({ col, row }) => ({ col: col + ghost.at.col, row: row + ghost.at.row }));
}

/** A ghost is moved no further than the edge of the sea. */
export function within(shape: Pick<Shape, 'rows'>, ghost: Ghost): Ghost {
  const cells = oriented(shape, ghost.turns, ghost.mirrored);
  const [wide, high] = [Math.max(...cells.map(({ col }) => col)), Math.max(...cells.map(({ row }) => row))];
  const between = (value: number, most: number): number => Math.max(0, Math.min(most, value));
  return { ...ghost, at: { col: between(ghost.at.col, SIDE - 1 - wide), row: between(ghost.at.row, SIDE - 1 - high) } };
}

/** The ghost turned or mirrored about its middle. */
export function reoriented(shape: Pick<Shape, 'rows'>, ghost: Ghost, turns: number, mirrored: boolean): Ghost {
  const [before, after] = [middle(oriented(shape, ghost.turns, ghost.mirrored)), middle(oriented(shape, turns, mirrored))];
  const at = { col: Math.round(ghost.at.col + before.col - after.col), row: Math.round(ghost.at.row + before.row - after.row) };
  return within(shape, { ...ghost, turns, mirrored, at });
}

/** A mirrored ghost is the mirror image of what is seen, however it was turned. */
export function mirror(shape: Pick<Shape, 'rows'>, ghost: Ghost): Ghost {
  return reoriented(shape, ghost, (4 - (((ghost.turns % 4) + 4) % 4)) % 4, !ghost.mirrored);
}

export function keyOf(squares: readonly Square[]): string {
  return sorted(squares).map(named).join(' ');
}

/** The text of the move that a ghost stands for, legal or not. */
export function textOf(shape: Pick<Shape, 'rows'>, ghost: Ghost): string {
  return `play ${ghost.card} ${keyOf(squaresOf(shape, ghost))}`;
}

/** The ghost that lies on the squares of a legal move, turned as little as possible from `like`. */
export function ghostOf(shape: Pick<Shape, 'rows'>, move: PlayPattern, like?: Ghost): Ghost {
  const squares = move.squares.map(square);
  const at = { col: Math.min(...squares.map(({ col }) => col)), row: Math.min(...squares.map(({ row }) => row)) };
  const wanted = keyOf(squares);
  const ways = [false, true].flatMap((mirrored) => [0, 1, 2, 3].map((turns) => ({ card: move.card, turns, mirrored, at })));
  const first = ways.filter(({ turns, mirrored }) => like?.turns === turns && like.mirrored === mirrored);
  return [...first, ...ways].find((ghost) => keyOf(squaresOf(shape, ghost)) === wanted) ?? ways[0]!;
}

/** Over a square the ghost goes to the nearest legal place that covers it; else it lies there, illegal. */
export function over(shape: Pick<Shape, 'rows'>, ghost: Ghost, pointed: Square, legal: ReadonlySet<string>): Ghost {
  const cells = oriented(shape, ghost.turns, ghost.mirrored);
  const centre = middle(cells);
  const held = nearest(cells, centre);
  const free = within(shape, { ...ghost, at: { col: pointed.col - held.col, row: pointed.row - held.row } });
  const snapped = cells
    .map(({ col, row }) => ({ ...ghost, at: { col: pointed.col - col, row: pointed.row - row } }))
    .filter((each) => legal.has(keyOf(squaresOf(shape, each))))
    .sort((one, other) => far(one.at, free.at) - far(other.at, free.at));
  return snapped[0] ?? free;
}

/** The next legal place in the direction of an arrow key, turned as it is; without one a single step. */
export function nudged(shape: Pick<Shape, 'rows'>, ghost: Ghost, arrow: Arrow, legal: ReadonlySet<string>): Ghost {
  const step = STEPS[arrow];
  const ahead: { ghost: Ghost; cost: number }[] = [];
  for (let col = 0; col < SIDE; col++) {
    for (let row = 0; row < SIDE; row++) {
      const along = (col - ghost.at.col) * step.col + (row - ghost.at.row) * step.row;
      const aside = Math.abs((col - ghost.at.col) * step.row) + Math.abs((row - ghost.at.row) * step.col);
      if (along <= 0 || aside > along) continue;
      const there = { ...ghost, at: { col, row } };
      if (legal.has(keyOf(squaresOf(shape, there)))) ahead.push({ ghost: there, cost: along + 1.5 * aside });
    }
  }
  const [first] = ahead.sort((one, other) => one.cost - other.cost);
  return first?.ghost ?? stepped(shape, ghost, arrow);
}

/** One square further, legal or not. */
export function stepped(shape: Pick<Shape, 'rows'>, ghost: Ghost, arrow: Arrow): Ghost {
  const step = STEPS[arrow];
  return within(shape, { ...ghost, at: { col: ghost.at.col + step.col, row: ghost.at.row + step.row } });
}

/** The legal place after (1) or before (-1) the one where the ghost is, round and round. */
export function cycled(shape: Pick<Shape, 'rows'>, ghost: Ghost, moves: readonly PlayPattern[], by: 1 | -1): Ghost {
  if (moves.length === 0) return ghost;
  const keys = moves.map(({ squares }) => squares.join(' '));
  const here = keys.indexOf(keyOf(squaresOf(shape, ghost)));
  const next = here < 0 ? (by > 0 ? 0 : moves.length - 1) : (here + by + moves.length) % moves.length;
  return ghostOf(shape, moves[next]!, ghost);
}

/** The legal place nearest to a square: where a ghost first shows itself. */
export function nearestPlace(shape: Pick<Shape, 'rows'>, moves: readonly PlayPattern[], to: Square, like?: Ghost): Ghost | null {
  const distance = (move: PlayPattern): number => far(middle(move.squares.map(square)), to);
  const [first, ...rest] = moves;
  if (!first) return null;
  return ghostOf(shape, rest.reduce((best, move) => (distance(move) < distance(best) ? move : best), first), like);
}

export function covers(squares: readonly Square[], one: Square): boolean {
  return onSea(one) && squares.some((each) => same(each, one));
}

export function middle(squares: readonly Square[]): Square {
  const [cols, rows] = [squares.map(({ col }) => col), squares.map(({ row }) => row)];
  return { col: (Math.min(...cols) + Math.max(...cols)) / 2, row: (Math.min(...rows) + Math.max(...rows)) / 2 };
}

function nearest(squares: readonly Square[], to: Square): Square {
  return squares.reduce((best, each) => (far(each, to) < far(best, to) ? each : best));
}

function far(one: Square, other: Square): number {
  return Math.hypot(one.col - other.col, one.row - other.row);
}
