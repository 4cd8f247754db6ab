/** How the cards of a hand look while one chooses among them: what can be done with each, and with each half. */
import { preferences } from '../../preferences.svelte';
import { canBlock, useful, type Selection } from './selection';
import type { CardState, Half } from './SymbolCard.svelte';
import type { Card, CardSymbol, DrakoView } from './view';

export interface ShownCard {
  readonly card: Card;
  readonly halves: readonly Half[];
  readonly state: CardState;
  /** Whom it covers. */
  readonly tag: string;
  readonly name: string;
}

/** `own` when it is the hand of whoever looks. */
export function shownCards(view: DrakoView, hand: readonly Card[], selection: Selection, own: boolean): ShownCard[] {
  const choosing = own && view.moves.length > 0;
  return hand.map((card, at) => ({
    card,
    name: namedCard(card),
    state: choosing ? stateOf(view, card, at, selection) : 'normal',
    tag: tagOf(at, selection),
    halves: card.symbols.map((each) => ({ ...each, useful: !choosing || usable(view, card, each.symbol), look: lookOf(at, each.symbol, selection) })),
  }));
}

export function namedCard(card: Card): string {
  return card.symbols.map((each) => preferences.say('drako-symbol', { ...each })).join(' / ');
}

function stateOf(view: DrakoView, card: Card, at: number, selection: Selection): CardState {
  if (view.phase === 'defence') return selection.covers.some((each) => each.at === at) ? 'used' : canBlock(view, at) ? 'legal' : 'disabled';
  if (selection.card === at) return 'selected';
  return view.moves.some((each) => 'card' in each && each.card === card.card) ? 'legal' : 'normal';
}

function tagOf(at: number, { covers }: Selection): string {
  const cover = covers.find((each) => each.at === at);
  return cover ? preferences.say('drako-figure', { figure: cover.figure }) : '';
}

function usable(view: DrakoView, card: Card, symbol: CardSymbol): boolean {
  if (view.phase === 'defence') return symbol === 'defence';
  return view.phase !== 'action' || view.actions === 0 || useful(view, card, symbol);
}

function lookOf(at: number, symbol: CardSymbol, { covers, card, symbol: half, picks }: Selection): Half['look'] {
  if (covers.some((each) => each.at === at)) return symbol === 'defence' ? 'on' : 'off';
  const chosen = card === at ? (half ?? picks[0]?.symbol ?? null) : null;
  return chosen === null ? 'plain' : chosen === symbol ? 'on' : 'off';
}
