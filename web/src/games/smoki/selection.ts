/**
 * Choosing a move spot by spot. Knows no rule: every legal move is one or two ways over spots of the
 * table, and a spot may be pressed when some way goes on with it after what is picked already.
 */
import type { SmokiMove, SmokiView } from './view';

/** Something on the table to point at. */
export type Spot = 'draw' | `pile:${number}` | `slot:${number}:${number}`;

export function pileSpot(pile: number): Spot {
  return `pile:${pile}`;
}

export function slotSpot(seat: number, slot: number): Spot {
  return `slot:${seat}:${slot}`;
}

/** A pile by its number, or a slot by seat and number. */
export function placeOf(spot: Spot): { readonly pile: number } | { readonly seat: number; readonly slot: number } | null {
  const [kind, one, two] = spot.split(':');
  if (kind === 'pile') return { pile: Number(one) };
  return kind === 'slot' ? { seat: Number(one), slot: Number(two) } : null;
}

/** In which order the spots of a move may be pressed; none for a move that is a button. */
export function ways(view: SmokiView, move: SmokiMove): readonly (readonly Spot[])[] {
  const own = (slot: number): Spot => slotSpot(view.seat ?? 0, slot);
  const onto = (pile: number | null): Spot[] => (pile === null ? [] : [pileSpot(pile)]);
  switch (move.act) {
    case 'reveal_initial':
      return [[own(move.slot)]];
    case 'draw':
      return [['draw']];
    case 'take_face_up':
      return [[pileSpot(move.pile), own(move.slot), ...onto(move.onto)]];
    case 'place':
      return [[own(move.slot), ...onto(move.onto)]];
    case 'discard_drawn':
    case 'discard_removed':
    case 'put_under':
      return [[pileSpot(move.pile)]];
    case 'swap_own':
      return bothWays(own(move.slot), own(move.other_slot));
    case 'swap_other':
      return bothWays(own(move.slot), slotSpot(move.other, move.other_slot));
    case 'skip_swap':
      return [];
  }
}

function bothWays(one: Spot, other: Spot): Spot[][] {
  return [[one, other], [other, one]];
}

/** The spots that lead on from what is picked. */
export function next(view: SmokiView, picks: readonly Spot[]): Set<Spot> {
  return new Set(going(view, picks).flatMap((way) => way[picks.length] ?? []));
}

/** What is picked after a press: one spot more, one less, or another instead; null when it leads nowhere. */
export function press(view: SmokiView, picks: readonly Spot[], spot: Spot): readonly Spot[] | null {
  if (next(view, picks).has(spot)) return [...picks, spot];
  const at = picks.lastIndexOf(spot);
  if (at >= 0) return picks.slice(0, at);
  for (let kept = picks.length - 1; kept >= 0; kept--) {
    const instead = [...picks.slice(0, kept), spot];
    const whole = [...instead, ...picks.slice(kept + 1)];
    const found = [whole, instead].find((each) => going(view, each).length > 0);
    if (found) return found;
  }
  return null;
}

/** The legal move that the picks name, when they are complete. */
export function chosen(view: SmokiView, picks: readonly Spot[]): SmokiMove | null {
  if (picks.length === 0) return null;
  return view.moves.find((move) => ways(view, move).some((way) => way.length === picks.length && begins(way, picks))) ?? null;
}

/** The move that is as good as chosen: only the pile for the old card is missing, and that changes no dream. */
export function foreseen(view: SmokiView, picks: readonly Spot[]): SmokiMove | null {
  const exact = chosen(view, picks);
  if (exact || !picks.at(-1)?.startsWith('slot')) return exact;
  return view.moves.find((move) => (move.act === 'place' || move.act === 'take_face_up') && ways(view, move).some((way) => begins(way, picks))) ?? null;
}

/** The spots of a move, to show a hint. */
export function picksOf(view: SmokiView, text: string): readonly Spot[] {
  const move = view.moves.find((each) => each.text === text);
  return (move && ways(view, move)[0]) ?? [];
}

/** A move that is a button of its own. */
export function deed(view: SmokiView, act: 'draw' | 'skip_swap'): SmokiMove | null {
  return view.moves.find((move) => move.act === act) ?? null;
}

function going(view: SmokiView, picks: readonly Spot[]): (readonly Spot[])[] {
  return view.moves.flatMap((move) => ways(view, move)).filter((way) => begins(way, picks));
}

function begins(way: readonly Spot[], picks: readonly Spot[]): boolean {
  return picks.every((spot, at) => way[at] === spot);
}
