/** What has just happened, for the pieces to act it out. */
import type { LogEntry, Told } from '../../table/view';
import type { Ship } from './view';

export interface Happened {
  /** Tells one move from another. */
  readonly ply: number;
  /** The dragon that was laid: its squares as they are written. */
  readonly laid: readonly string[];
  readonly taken: readonly { readonly seat: number; readonly ship: Ship; readonly square: string }[];
  /** Coins that went to a seat. */
  readonly paid: readonly { readonly seat: number; readonly coins: number }[];
  /** The last dragon that was seen being laid: it uncoils while others already move on. */
  readonly fresh: string | null;
}

export const NO_NEWS: Happened = { ply: 0, laid: [], taken: [], paid: [], fresh: null };

/** What the moves of the log brought; several come at once when bots are quick. */
export function happened(entries: readonly LogEntry[], before: Happened): Happened {
  const of = (type: string): Told[] => entries.flatMap(({ told }) => told.filter((each) => each.type === type));
  const laid = (of('dragon_laid').at(-1)?.['squares'] as string[] | undefined) ?? [];
  return {
    ply: entries.at(-1)?.ply ?? 0,
    laid,
    taken: of('ships_taken').flatMap((each) => (each['ships'] as Ship[]).map((ship, at) => ({ seat: each['seat'] as number, ship, square: (each['squares'] as string[])[at]! }))),
    paid: of('neighbour_paid').map((each) => ({ seat: each['seat'] as number, coins: each['coins'] as number })),
    fresh: laid.join(' ') || before.fresh,
  };
}
