/** What a placement would bring and cost, read from the events that the server foresees. */
import type { Told } from '../../table/view';
import { letter, square } from './squares';
import type { GlebinView, Letter, Ship } from './view';

export interface Outcome {
  readonly gold: number;
  readonly toll: number;
  readonly cashed: number;
  readonly ships: readonly Ship[];
  /** Coins by the seat that gets them. */
  readonly neighbours: ReadonlyMap<number, number>;
}

export const NO_OUTCOME: Outcome = { gold: 0, toll: 0, cashed: 0, ships: [], neighbours: new Map() };

export function outcome(told: readonly Told[]): Outcome {
  const coins = (...types: string[]): number => told.filter(({ type }) => types.includes(type)).reduce((sum, each) => sum + (each['coins'] as number), 0);
  return {
    gold: coins('gold_taken'),
    toll: coins('toll_paid'),
    cashed: coins('gold_cashed', 'pass_paid'),
    ships: told.filter(({ type }) => type === 'ships_taken').flatMap((each) => each['ships'] as Ship[]),
    neighbours: new Map(told.filter(({ type }) => type === 'neighbour_paid').map((each) => [each['seat'] as number, each['coins'] as number])),
  };
}

/** A little sign on a square that pays, costs or brings something. */
export interface Chip {
  readonly square: string;
  readonly kind: 'gold' | 'toll' | 'ship' | 'reef';
  readonly coins: number;
  readonly ship?: Ship;
}

/** What each square of a placement adds to the outcome; the sum of gold or toll is shared evenly. */
export function chips(view: GlebinView, squares: readonly string[], seen: Outcome): Chip[] {
  const of = (...letters: Letter[]): string[] => squares.filter((name) => letters.includes(letter(view, square(name))));
  const share = (all: readonly string[], sum: number): number => (all.length > 0 ? sum / all.length : 0);
  const [golden, dear] = [of('C'), of('W', '~')];
  return [
    ...golden.map((name): Chip => ({ square: name, kind: 'gold', coins: share(golden, seen.gold) })),
    ...dear.map((name): Chip => ({ square: name, kind: 'toll', coins: share(dear, seen.toll) })),
    ...of('R').map((name): Chip => ({ square: name, kind: 'reef', coins: 0 })),
    ...squares.flatMap((name): Chip[] => {
      const ship = view.ships[name];
      return ship ? [{ square: name, kind: 'ship', coins: 0, ship }] : [];
    }),
  ];
}

/** How many reef cards a placement brings. */
export function reefs(view: GlebinView, squares: readonly string[]): number {
  return squares.filter((name) => letter(view, square(name)) === 'R').length;
}

/** The ships of a mission lie before the player, colour by colour: no exchange is needed. */
export function hasShips(asked: readonly Ship[], tokens: Readonly<Record<Ship, number>>, more: readonly Ship[] = []): boolean {
  return asked.every((ship) => asked.filter((each) => each === ship).length <= tokens[ship] + more.filter((each) => each === ship).length);
}
