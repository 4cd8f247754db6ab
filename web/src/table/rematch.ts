/** How it stands with another game after this one. Who only watched it is asked nothing. */
import type { TableInfo } from '../wire/types';

export interface Rematch {
  /** Nobody has asked, I wait for others, others ask me, somebody has said "not now", or the next table is there. */
  readonly stage: 'none' | 'waiting' | 'asked' | 'declined' | 'opened';
  /** Whom it is about: those who have not answered, who ask, or who have declined. */
  readonly seats: readonly number[];
}

type Asked = Pick<TableInfo, 'chairs' | 'rematch' | 'rematch_asked' | 'rematch_declined'>;

export function rematch({ chairs, rematch, rematch_asked: asked, rematch_declined: declined }: Asked): Rematch {
  const mine = (seat: number): boolean => chairs[seat]?.yours ?? false;
  if (rematch !== null) return { stage: 'opened', seats: [] };
  if (!chairs.some(({ yours }) => yours)) return { stage: 'none', seats: [] };
  if (asked.some(mine)) {
    return { stage: 'waiting', seats: chairs.flatMap(({ kind }, seat) => (kind === 'person' && !asked.includes(seat) && !mine(seat) ? [seat] : [])) };
  }
  if (asked.length > 0) return { stage: 'asked', seats: asked };
  const others = declined.filter((seat) => !mine(seat));
  return others.length > 0 ? { stage: 'declined', seats: others } : { stage: 'none', seats: [] };
}
