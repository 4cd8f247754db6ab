/** A table in a list, read so that it can be told in one row. */
import type { Listed, ListedChair } from '../wire/types';

/** How a game ended for the guest; `over` when they sat on all sides. */
export type Result = 'won' | 'lost' | 'drawn' | 'over' | 'aborted';

export interface Row {
  readonly id: string;
  readonly game: string;
  readonly status: string;
  readonly updated: number;
  readonly chairs: readonly ListedChair[];
  /** Which chairs are the guest's own. */
  readonly own: readonly number[];
  readonly free: number;
  readonly waitsForMe: boolean;
  /** null as long as it has not ended. */
  readonly result: Result | null;
  /** Somebody gave up. */
  readonly resigned: boolean;
  /** The guest's own first, then the others as they sit; none when nothing was counted. */
  readonly scores: readonly number[];
}

export function row(listed: Listed): Row {
  const { chairs, waits_for, ending, scores } = listed.summary;
  const own = listed.yours;
  const seats = chairs.map((_, seat) => seat);
  const ownFirst = [...own, ...seats.filter((seat) => !own.includes(seat))];
  return {
    id: listed.id,
    game: listed.game,
    status: listed.status,
    updated: listed.updated,
    chairs,
    own,
    free: chairs.filter((chair) => chair.open).length,
    waitsForMe: listed.status === 'running' && own.some((seat) => seat === waits_for),
    result: result(listed),
    resigned: ending === 'resigned',
    scores: scores ? ownFirst.map((seat) => scores[seat] ?? 0) : [],
  };
}

function result({ status, yours, summary }: Listed): Result | null {
  if (status === 'aborted' || summary.ending === 'aborted') return 'aborted';
  if (status !== 'finished') return null;
  if (yours.length !== 1) return 'over';
  if (!summary.winners.some((seat) => yours.includes(seat))) return 'lost';
  return summary.winners.length === 1 || summary.ending === 'resigned' ? 'won' : 'drawn';
}

/** Those who wait for me first, then as the server lists them: the latest first. */
export function waitingFirst(rows: readonly Row[]): Row[] {
  return [...rows.filter((each) => each.waitsForMe), ...rows.filter((each) => !each.waitsForMe)];
}
