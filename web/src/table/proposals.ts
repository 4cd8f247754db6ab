/** Proposals that wait for an answer, from the votes of a table. */
import type { TableInfo, Vote } from '../wire/types';

export interface Proposal {
  readonly what: Vote['proposal'];
  /** The seat it is about, when it is about one. */
  readonly about: number | null;
  /** The seats that agree; the first of them stands for the one who asked. */
  readonly agreed: readonly number[];
}

export function proposals(votes: TableInfo['votes']): Proposal[] {
  const found: Proposal[] = [];
  for (const [what, about, seat] of votes) {
    const known = found.findIndex((each) => each.what === what && each.about === about);
    const agreed = [...(found[known]?.agreed ?? []), seat];
    found.splice(known < 0 ? found.length : known, 1, { what: what as Vote['proposal'], about, agreed });
  }
  return found;
}
