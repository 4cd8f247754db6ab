/** What a preview from the server says would happen, in the form the board shows it. */
import type { Told } from '../../table/view';
import type { Area, Kind } from './view';

export interface Outcome {
  /** How many cards would be collected from where. */
  readonly collected: ReadonlyMap<Area, number>;
  /** Whose cards would move below the ship. */
  readonly below: Kind | null;
  readonly figure: boolean;
  readonly departs: boolean;
}

export const NO_OUTCOME: Outcome = { collected: new Map(), below: null, figure: false, departs: false };

export function outcome(told: readonly Told[]): Outcome {
  const collected = new Map<Area, number>();
  let below: Kind | null = null;
  for (const each of told) {
    if (each.type === 'cards_collected') collected.set(each['field'] as Area, (each['values'] as number[]).length);
    if (each.type === 'moved_below_ship') below = each['kind'] as Kind;
  }
  return {
    collected,
    below,
    figure: told.some((each) => each.type === 'figure_taken'),
    departs: told.some((each) => each.type === 'ship_departed'),
  };
}

export function collectedInAll(seen: Outcome): number {
  return [...seen.collected.values()].reduce((sum, count) => sum + count, 0);
}
