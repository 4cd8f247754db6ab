/** A table in a list, read so that it can be told in one row. */
import type { Listed } from '../wire/types';

interface Chair {
  name: string;
  bot: string | null;
  open: boolean;
}

export interface Row {
  readonly id: string;
  readonly game: string;
  readonly status: string;
  readonly updated: number;
  readonly chairs: readonly Chair[];
  /** Which chairs are the guest's own. */
  readonly own: readonly number[];
  readonly free: number;
  readonly waitsForMe: boolean;
}

export function row(listed: Listed): Row {
  const chairs = (listed.facts['chairs'] ?? []) as Chair[];
  const own = listed.yours;
  const turn = listed.facts['waits_for'];
  return {
    id: listed.id,
    game: listed.game,
    status: listed.status,
    updated: listed.updated,
    chairs,
    own,
    free: chairs.filter((chair) => chair.open).length,
    waitsForMe: listed.status === 'running' && own.some((seat) => seat === turn),
  };
}

/** Those who wait for me first, then as the server lists them: the latest first. */
export function waitingFirst(rows: readonly Row[]): Row[] {
  return [...rows.filter((each) => each.waitsForMe), ...rows.filter((each) => !each.waitsForMe)];
}
