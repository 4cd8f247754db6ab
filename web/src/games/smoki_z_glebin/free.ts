/** Squares beside a ghost where buttons hide nothing: the nearest ones without content. */
import { middle } from './ghost';
import { letter, named, same, SIDE, type Square } from './squares';
import type { GlebinView } from './view';

const CONTENT = 3; // so much further away counts a square that holds something

/** As many squares as asked for, from left to right. */
export function beside(view: GlebinView, squares: readonly Square[], count: number): Square[] {
  const centre = middle(squares);
  const taken = new Set(view.dragons.flatMap((dragon) => dragon.squares));
  const found: { at: Square; cost: number }[] = [];
  for (let row = 0; row < SIDE; row++) {
    for (let col = 0; col < SIDE; col++) {
      const at = { col, row };
      if (squares.some((each) => same(each, at))) continue;
      const name = named(at);
      const filled = taken.has(name) || view.ships[name] !== undefined || !'.S~'.includes(letter(view, at));
      found.push({ at, cost: Math.hypot(col - centre.col, row - centre.row) + (filled ? CONTENT : 0) });
    }
  }
  return found.sort((one, other) => one.cost - other.cost).slice(0, count).map(({ at }) => at).sort((one, other) => one.col - other.col || one.row - other.row);
}
