/** What both shapes of the table are given: where we sit, what is picked, what has happened. */
import type { Speaker } from '../../words/speaker';
import type { Happened } from './happened';
import type { Picking } from './picking.svelte';
import type { Dwarf, Side } from './view';

export interface Seated {
  readonly picking: Picking;
  readonly speaker: Speaker;
  /** The seat at the near edge, and its side. */
  readonly near: number;
  readonly side: Side;
  readonly news: Happened;
  readonly burns: ReadonlyMap<string, number>;
  /** How many actions this turn has, done ones and all. */
  readonly actions: number;
  /** The crossbow has a free line to the dragon; or who stands in it, when it is wanted. */
  readonly aiming: boolean;
  readonly cut: Dwarf | null;
  /** Who leads a side, in words. */
  readonly ledBy: (seat: number) => string;
  /** Opens the card lists, those of a seat first. */
  readonly onlist: (seat: number) => void;
}
