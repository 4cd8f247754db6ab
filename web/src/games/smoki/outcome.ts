/** What the table shows of a move before it is played: what the dreams would count, and where a Ring's cards would go. */
import type { Told } from '../../table/view';
import { slotSpot, type Spot } from './selection';
import { COLUMNS, type Card, type Outlook, type Slot, type SmokiMove, type SmokiView } from './view';

/** What a slot counts now and after the move; null while nobody can tell. */
export interface Change {
  readonly now: number | null;
  readonly after: number | null;
}

export interface Column {
  /** Its two cards cancel each other. */
  readonly pair: boolean;
  readonly parts: readonly [top: Change, bottom: Change];
}

/** What a move would make of the dream of a seat; null when it leaves it as it is. */
export function outlookFor(move: SmokiMove | null, seat: number, mover: number): Outlook | null {
  if (!move || !('dream' in move)) return null;
  if (seat === mover) return move.dream;
  return move.act === 'swap_other' && move.other === seat ? move.other_dream : null;
}

export function columns(dream: readonly Slot[], outlook: Outlook | null): Column[] {
  const change = (slot: number): Change => {
    const now = dream[slot]?.counts ?? null;
    return { now, after: outlook ? (outlook.counts[slot] ?? null) : now };
  };
  return COLUMNS.map((column) => ({
    pair: outlook ? outlook.cancelled.includes(column) : (dream[column]?.cancelled ?? false),
    parts: [change(column), change(column + COLUMNS.length)],
  }));
}

/** What the open cards of a dream would count. */
export function scoreOf(outlook: Outlook): number {
  return outlook.counts.reduce<number>((sum, each) => sum + (each ?? 0), 0);
}

/** The card that a move would lay into a slot. */
export function laid(view: SmokiView, move: SmokiMove): { readonly slot: number; readonly card: Card } | null {
  if (move.act !== 'take_face_up' && move.act !== 'place') return null;
  const card = move.act === 'place' ? view.drawn?.card : view.piles[move.pile]?.top;
  return card ? { slot: move.slot, card } : null;
}

/** The slots that a Ring is certain to reach, as the server foresees it. */
export function handedOn(told: readonly Told[]): Spot[] {
  return told.filter((each) => each.type === 'card_passed').map((each) => slotSpot(each['to'] as number, each['slot'] as number));
}
