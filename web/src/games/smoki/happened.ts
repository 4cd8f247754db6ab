/** What the last move did, as cards that fly: from where, whereto, one after another. */
import type { LogEntry, Told } from '../../table/view';
import { pileSpot, slotSpot, type Spot } from './selection';
import type { Card, SmokiView } from './view';

/** A spot, or the hand of a player who holds a card between two spots. */
export type Anchor = Spot | `held:${number}`;

export interface Flight {
  /** None for a card that flies face down. */
  readonly card: Card | null;
  readonly from: Anchor;
  readonly to: Anchor;
  /** It lay face down, and everybody sees it now. */
  readonly turned: boolean;
  /** The cards of a Ring wander one after another. */
  readonly nth: number;
}

export function flights(entry: LogEntry, view: SmokiView): Flight[] {
  if (entry.told.some((each) => each.type === 'round_ended')) return []; // another deal lies there
  const found: Flight[] = [];
  let source: Anchor | null = null; // of the card that is placed next
  let loose: { from: Anchor; card: Card; turned: boolean } | null = null; // the card that was removed last
  let nth = 0;
  const fly = (card: Card | null, from: Anchor, to: Anchor, turned = false): void => {
    found.push({ card, from, to, turned, nth });
  };
  for (const told of entry.told) {
    const seat = told['seat'] as number;
    const card = (told['card'] as Card | undefined) ?? null;
    const pile = pileSpot(told['pile'] as number);
    const slot = slotSpot(seat, told['slot'] as number);
    switch (told.type) {
      case 'card_drawn':
        fly((told['cards'] as Card[] | undefined)?.[0] ?? null, 'draw', `held:${seat}`);
        break;
      case 'pile_started':
        fly(card, 'draw', pile, true);
        break;
      case 'card_turned_up':
        fly(card, slot, slot, true);
        break;
      case 'card_taken':
        source = pile;
        break;
      case 'card_removed':
        if (card) loose = { from: slot, card, turned: told['shown'] as boolean };
        break;
      case 'card_placed':
        fly(card, source ?? `held:${seat}`, slot);
        break;
      case 'card_passed':
        nth += 1;
        fly(card, slot, slotSpot(told['to'] as number, told['slot'] as number), loose?.turned ?? false);
        loose = null;
        break;
      case 'card_discarded':
      case 'card_put_under':
        nth += told.type === 'card_put_under' && loose ? 1 : 0;
        fly(card, loose?.from ?? `held:${seat}`, pile, loose?.turned ?? false);
        loose = null;
        break;
      case 'cards_swapped':
      case 'cards_exchanged':
        exchange(told, view).forEach(([lying, from, to]) => fly(lying, from, to));
        break;
    }
  }
  if (loose && view.removed) {
    nth += 1;
    fly(loose.card, loose.from, `held:${view.removed.seat}`, loose.turned);
  }
  return found;
}

/** Both cards of a swap, as they lie now. */
function exchange(told: Told, view: SmokiView): [Card | null, Spot, Spot][] {
  const own = { seat: told['seat'] as number, slot: told['slot'] as number };
  const other = { seat: (told['other'] as number | undefined) ?? own.seat, slot: told['other_slot'] as number };
  return [[own, other], [other, own]].map(([from, to]) => [view.seats[to!.seat]?.dream[to!.slot]?.card ?? null, slotSpot(from!.seat, from!.slot), slotSpot(to!.seat, to!.slot)]);
}
