/** What a press or a drop does at the table: it picks, puts back, or asks the server why not. */
import { preferences } from '../../preferences.svelte';
import { asking } from '../../table/asking';
import type { Refusal, Server } from '../../table/view';
import { NO_OUTCOME, outcome, type Outcome } from './outcome';
import { aimedDice, aimedFields, canLay, canTake, cheapest, chosen, clearField, fieldsFor, laidOn, lay, lift, NOTHING, ownHand, selectionOf, uses, waiting, withAbility, written, type Ability, type AimedDie, type Selection } from './selection';
import type { BookCard, KsiegaMove, KsiegaView, Land } from './view';

export class Picking {
  // a new view begins with nothing picked and no question open
  selection = $derived.by((): Selection => { void this.onTable(); return NOTHING; });
  refused = $derived.by((): Refusal | null => { void this.onTable(); return null; });
  private foreseen = $state.raw<Outcome | null>(null); // null until the server has answered
  readonly seen = $derived(this.foreseen ?? NO_OUTCOME);
  readonly move = $derived.by(() => chosen(this.onTable(), this.selection));
  private readonly ask: ReturnType<typeof asking>;

  constructor(
    private readonly onTable: () => KsiegaView,
    private readonly server: () => Server,
  ) {
    this.ask = asking(onTable);
    $effect(() => {
      this.foreseen = null;
      const move = this.move;
      if (!move) return;
      let current = true;
      this.ask(this.server().preview(move.text), (told) => {
        if (current) this.foreseen = outcome(told);
      });
      return () => (current = false);
    });
  }

  clear = (): void => this.select(NOTHING);

  /** The last die laid comes back; with none laid, nothing stays picked. */
  back = (): void => {
    const last = this.selection.laid.at(-1);
    this.select(last ? lift(this.selection, last.die) : NOTHING);
  };

  play = (move: KsiegaMove | null): void => {
    if (move) this.server().play(move.text);
  };

  hint = (): void => {
    this.ask(this.server().hint(), (text) => this.select(selectionOf(this.onTable(), text)));
  };

  pressField(field: number): void {
    const { selection } = this;
    const view = this.onTable();
    if (view.moves.length === 0) return;
    if (selection.ability !== null) this.aimAtField(selection.ability, field);
    else if (selection.held !== null) this.lay(selection.held, field);
    else if (laidOn(selection, field).length > 0) this.again(clearField(selection, field));
    else if (selection.taking === field) this.again();
    else if (selection.laid.length === 0 && canTake(view, field)) this.select({ ...NOTHING, taking: field });
    else this.bid(field);
  }

  pressDie(die: number): void {
    const { selection } = this;
    const view = this.onTable();
    const own = ownHand(view).find((each) => each.die === die);
    if (!own || view.seat === null) return;
    const aim = { ...own, seat: view.seat };
    if (selection.ability === 'desert' || selection.ability === 'mountains') this.aimAtDie(aim);
    else if (selection.held === die) this.select({ ...selection, held: null });
    else if (canLay(view, selection, die)) this.select({ ...NOTHING, laid: selection.laid, held: die });
    else this.whyNot(written([...selection.laid, { ...own, field: this.easiest() }]));
  }

  aimAtDie(die: AimedDie): void {
    const { ability, aim } = this.selection;
    if (ability === null) return;
    const same = aim !== null && 'die' in aim && aim.die.seat === die.seat && aim.die.die === die.die;
    const offered = aimedDice(this.onTable(), ability).some((each) => each.seat === die.seat && each.value === die.value);
    if (!offered) this.whyNot(`${ability} ${die.value}`);
    else if (same) this.again();
    else this.select({ ...NOTHING, ability, aim: { die } });
  }

  pressAbility = (land: Ability): void => {
    const view = this.onTable();
    if (this.selection.ability === land) this.clear();
    else if (uses(view, land).length > 0) this.select(withAbility(view, land));
    else this.whyNot(this.useless(land));
  };

  pressCard = (card: BookCard): void => {
    if (card.land === 'volcano') this.whyNot(card.land);
    else this.pressAbility(card.land);
  };

  lift = (die: number): void => this.select(lift(this.selection, die));

  drop(die: number, field: number | null): void {
    if (field !== null) this.lay(die, field);
    else if (this.selection.laid.some((each) => each.die === die)) this.lift(die);
  }

  private select(next: Selection): void {
    this.refused = null;
    this.selection = next;
  }

  private whyNot(text: string): void {
    this.ask(this.server().whyNot(text), (why) => (this.refused = why));
  }

  /** A second press on what is picked puts it back; who wants no confirmation plays it. */
  private again(without: Selection = NOTHING): void {
    if (preferences.confirm || !this.move) this.select(without);
    else this.play(this.move);
  }

  private lay(die: number, field: number): void {
    const view = this.onTable();
    const next = lay(view, this.selection, die, field);
    const own = ownHand(view).find((each) => each.die === die);
    if (next) this.select(next);
    else if (own) this.whyNot(written([...this.selection.laid.filter((each) => each.die !== die), { ...own, field }]));
  }

  /** A press with no die in the hand lays the cheapest that win, else the first that helps. */
  private bid(field: number): void {
    const view = this.onTable();
    const { laid } = this.selection;
    const hand = waiting(view, laid);
    const helps = hand.find(({ die }) => fieldsFor(view, this.selection, die).includes(field));
    const next = cheapest(view, this.selection, field) ?? (helps ? lay(view, this.selection, helps.die, field) : null);
    if (next) this.select(next);
    else this.whyNot(hand.length > 0 ? written([...laid, ...hand.map((die) => ({ ...die, field }))]) : `take ${field}`);
  }

  private aimAtField(land: Land, field: number): void {
    const { aim } = this.selection;
    const fits = land === 'storm' || land === 'plains';
    if (aimedFields(this.onTable(), land).includes(field)) {
      if (aim !== null && 'field' in aim && aim.field === field) this.again();
      else this.select({ ...NOTHING, ability: land, aim: { field } });
    } else if (fits) this.whyNot(`${land} ${field}`);
  }

  /** The field that asks for least: where a refusal tells most. */
  private easiest(): number {
    const [first] = this.onTable().fields.filter(({ minimum }) => minimum !== null).sort((a, b) => (a.minimum ?? 0) - (b.minimum ?? 0));
    return first?.field ?? 1;
  }

  /** An ability without a target, aimed at something. */
  private useless(land: Ability): string {
    const view = this.onTable();
    if (land === 'jungle') return land;
    if (land === 'storm' || land === 'plains') return `${land} ${view.fields.find(({ card }) => card !== null)?.field ?? 1}`;
    return `${land} ${ownHand(view)[0]?.value ?? 6}`;
  }
}
