/** What both shapes of the table are given: where we sit, what is picked, what has happened. */
import type { Speaker } from '../../words/speaker';
import type { Happened } from './happened';
import type { Picking } from './picking.svelte';

export interface Seated {
  readonly picking: Picking;
  readonly speaker: Speaker;
  /** The seat at the near edge. */
  readonly near: number;
  readonly rivals: readonly number[];
  readonly news: Happened;
}
