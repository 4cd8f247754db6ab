/**
 * What somebody at the table has picked so far, and what the server answered about it: a new view begins
 * with nothing picked and no question open.
 */
import { asking } from '../../table/asking';
import type { Refusal, Server } from '../../table/view';
import type { Speaker } from '../../words/speaker';
import { NO_OUTCOME, outcome, strikeOf, threats, type Outcome } from './outcome';
import { aboutBlock, aboutCell, aboutSymbol } from './questions';
import { attacks, canBlock, chosen, cover, coverWith, NOTHING, open, press, pressCell, pressFigure, reach, selectionOf, useful, withoutEffect, type Pick, type Selection } from './selection';
import { handOf, standing, type Ability, type CardSymbol, type DrakoMove, type DrakoView, type Dwarf } from './view';

/** What a table is given, read anew each time. */
interface Given {
  readonly view: DrakoView;
  readonly server: Server;
  readonly speaker: Speaker;
}

export class Picking {
  selection = $derived.by((): Selection => { void this.view; return NOTHING; });
  /** Why not, said of a card of the hand or of the board (null). */
  refused = $derived.by((): { at: number | null; why: Refusal } | null => { void this.view; return null; });
  #foreseen = $state.raw<Outcome | null>(null); // null until the server has answered

  readonly view = $derived.by(() => this.given().view);
  readonly seen = $derived(this.#foreseen ?? NO_OUTCOME);
  readonly move = $derived(chosen(this.view, this.selection));
  /** The chosen card played for nothing. */
  readonly wasted = $derived(withoutEffect(this.view, this.selection));
  readonly offers = $derived.by(() => this.#offers());
  /** The attack in hand, or the one that waits for its defence. */
  readonly strike = $derived(this.view.attack ?? strikeOf(this.move));
  readonly defending = $derived(this.view.phase === 'defence' && this.view.moves.length > 0);
  readonly covered = $derived(this.view.attack ? this.selection.covers.map((each) => each.figure) : null);
  readonly threatened = $derived(threats(this.strike, this.covered ?? []));
  /** The track that a wound is to go to. */
  readonly wounded = $derived(this.selection.picks[0]?.track ?? null);

  readonly #ask = asking(() => this.view);

  constructor(private readonly given: () => Given) {
    $effect(() => {
      this.#foreseen = null;
      if (!this.move) return;
      let current = true;
      this.#ask(this.given().server.preview(this.move.text), (told) => {
        if (current) this.#foreseen = outcome(told);
      });
      return () => (current = false);
    });
  }

  select(next: Selection): void {
    this.refused = null;
    this.selection = next;
  }

  /** A press on a card of the hand. */
  card(at: number): void {
    this.refused = null;
    const card = handOf(this.view)[at];
    if (!card || this.view.moves.length === 0) return;
    if (this.defending) {
      const [attacked] = attacks(this.view);
      if (canBlock(this.view, at)) this.select(coverWith(this.view, this.selection, at));
      else if (attacked) this.#whyNot(aboutBlock(attacked, card), at);
    } else if (this.selection.card === at) this.select(NOTHING);
    else if (this.view.moves.some((each) => 'card' in each && each.card === card.card)) {
      this.select({ ...NOTHING, card: at });
      const [only, other] = card.symbols;
      if (this.view.phase === 'action' && only && !other && !useful(this.view, card, only.symbol)) this.#whyNot(aboutSymbol(this.view, card, only.symbol), at);
    }
  }

  /** A press on one half of the chosen card. */
  half(at: number, symbol: CardSymbol): void {
    this.refused = null;
    const card = handOf(this.view)[at];
    if (!card) return;
    if (!useful(this.view, card, symbol)) this.#whyNot(aboutSymbol(this.view, card, symbol), at);
    else this.select({ ...NOTHING, card: at, symbol: this.selection.symbol === symbol ? null : symbol });
  }

  /** A press on a cell of the valley. */
  cell(cell: string): void {
    this.refused = null;
    if (this.view.moves.length === 0) return;
    const figure = standing(this.view, cell);
    if (this.defending) {
      if (figure && attacks(this.view).includes(figure as Dwarf)) this.cover(figure as Dwarf);
      return;
    }
    const ray = this.offers.find((pick) => pick.ray?.includes(cell));
    const next = (figure && pressFigure(this.view, this.selection, figure)) ?? pressCell(this.view, this.selection, cell) ?? (ray ? press(this.view, this.selection, ray) : null);
    if (next) this.select(next);
    else {
      const text = aboutCell(this.view, this.selection, cell);
      if (text) this.#whyNot(text, null);
    }
  }

  pick(pick: Pick): void {
    this.select(press(this.view, this.selection, pick));
  }

  cover(figure: Dwarf): void {
    this.select(cover(this.view, this.selection, figure));
  }

  wound(track: Ability): void {
    const pick = [...this.offers, ...this.selection.picks].find((each) => each.track === track);
    if (pick) this.pick(pick);
  }

  hint(): void {
    this.refused = null;
    this.#ask(this.given().server.hint(), (text) => (this.selection = selectionOf(this.view, text)));
  }

  play(which: DrakoMove | null): void {
    if (which) this.given().server.play(which.text);
  }

  #whyNot(text: string, at: number | null): void {
    this.#ask(this.given().server.whyNot(text), (why) => (this.refused = { at, why }));
  }

  /** Ways that are still open first; those that would take the place of a pick after them. */
  #offers(): Pick[] {
    if (this.view.moves.length === 0) return [];
    const { picks } = this.selection;
    const all = reach(this.view, this.selection);
    if (picks.length === 0) return all;
    const first = open(this.view, this.selection);
    return [...first, ...all.filter((pick) => ![...first, ...picks].some((each) => each.key === pick.key))];
  }
}
