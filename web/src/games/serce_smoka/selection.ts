/**
 * Choosing a play step by step. Knows no rule: a card may be picked when some legal move of the
 * view contains it together with what is picked already.
 */
import type { Card, ChooseFirstPlayer, Kind, PlayCards, SerceSmokaView } from './view';

export interface Selection {
  /** Positions in the hand, in the order of the hand. */
  readonly cards: readonly number[];
  /** The stack to collect, where the play gives a choice. */
  readonly target: Kind | null;
}

export const NOTHING: Selection = { cards: [], target: null };

export function handOf(view: SerceSmokaView): readonly Card[] {
  return (view.seat !== null && view.seats[view.seat]?.hand) || [];
}

export function plays(view: SerceSmokaView): PlayCards[] {
  return view.moves.filter((move) => move.act === 'play_cards');
}

export function firstPlayerChoices(view: SerceSmokaView): ChooseFirstPlayer[] {
  return view.moves.filter((move) => move.act === 'choose_first_player');
}

export function picked(view: SerceSmokaView, selection: Selection): Card[] {
  const hand = handOf(view);
  return selection.cards.flatMap((at) => hand[at] ?? []);
}

/** Some legal move holds all picked cards and this one too. */
export function canPick(view: SerceSmokaView, selection: Selection, at: number): boolean {
  const card = handOf(view)[at];
  if (!card || selection.cards.includes(at)) return false;
  const wanted = [...picked(view, selection), card];
  return plays(view).some((move) => holds(move, wanted));
}

/** With the card taken in or put back; a stack no longer offered is forgotten. */
export function toggle(view: SerceSmokaView, selection: Selection, at: number): Selection {
  const cards = selection.cards.includes(at)
    ? selection.cards.filter((each) => each !== at)
    : [...selection.cards, at].sort((a, b) => a - b);
  return withTarget(view, { cards, target: selection.target }, selection.target);
}

/** The stacks among which this selection must choose; none when it gives no choice. */
export function targets(view: SerceSmokaView, selection: Selection): Kind[] {
  return exact(view, selection).flatMap((move) => move.target ?? []);
}

export function withTarget(view: SerceSmokaView, selection: Selection, target: Kind | null): Selection {
  const offered = target !== null && targets(view, selection).includes(target);
  return { cards: selection.cards, target: offered ? target : null };
}

/** The one legal move that the selection names, when it is complete. */
export function chosen(view: SerceSmokaView, selection: Selection): PlayCards | null {
  return exact(view, selection).find((move) => move.target === selection.target) ?? null;
}

/** The cards of a move, found in the hand. */
export function selectionOf(view: SerceSmokaView, text: string): Selection {
  const move = plays(view).find((each) => each.text === text);
  if (!move) return NOTHING;
  const hand = handOf(view);
  const cards: number[] = [];
  for (const value of move.values) {
    const at = hand.findIndex((card, place) => card.kind === move.kind && card.value === value && !cards.includes(place));
    cards.push(at);
  }
  return { cards: cards.sort((a, b) => a - b), target: move.target };
}

/** The notation of any cards, legal or not, for the server to say why not; the refused card comes last. */
export function written(view: SerceSmokaView, selection: Selection, refused: number): string {
  const card = handOf(view)[refused];
  const cards = [...picked(view, selection), ...(card ? [card] : [])];
  return cards.map(({ kind, value }, at) => (kind === cards[at - 1]?.kind ? `${value}` : `${kind} ${value}`)).join(' ');
}

function exact(view: SerceSmokaView, selection: Selection): PlayCards[] {
  const cards = picked(view, selection);
  return plays(view).filter((move) => move.values.length === cards.length && holds(move, cards));
}

function holds(move: PlayCards, cards: readonly Card[]): boolean {
  const left = [...move.values];
  return cards.every(({ kind, value }) => {
    const at = left.indexOf(value);
    if (kind !== move.kind || at < 0) return false;
    left.splice(at, 1);
    return true;
  });
}
