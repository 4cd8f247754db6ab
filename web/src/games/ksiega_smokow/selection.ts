/**
 * What is picked at the table, as far as the moves of the view allow it: dice laid here and there until
 * they make one placement, a card to be taken, or an ability with its target. No rule is known here.
 */
import { fieldOf, handOf, sum, type Bid, type KsiegaMove, type KsiegaView, type Land, type LyingDie, type PlaceDice } from './view';

export interface Laid extends LyingDie {
  readonly field: number;
}

/** A die in somebody's hand that an ability turns or raises. */
export interface AimedDie extends LyingDie {
  readonly seat: number;
}

export interface Selection {
  /** In the order in which they were laid. */
  readonly laid: readonly Laid[];
  /** The die taken up, to be laid with the next press on a field. */
  readonly held: number | null;
  readonly taking: number | null;
  readonly ability: Land | null;
  readonly aim: { readonly field: number } | { readonly die: AimedDie } | null;
}

export const NOTHING: Selection = { laid: [], held: null, taking: null, ability: null, aim: null };

export type Ability = Exclude<Land, 'volcano'>;

// ---------------------------------------------------------------- laying dice

export function placements(view: KsiegaView): PlaceDice[] {
  return view.moves.filter((move) => move.act === 'place_dice');
}

/** The viewer's dice that are still in hand, those laid just now left out. */
export function waiting(view: KsiegaView, laid: readonly Laid[]): LyingDie[] {
  return ownHand(view).filter(({ die }) => !laid.some((each) => each.die === die));
}

export function ownHand(view: KsiegaView): LyingDie[] {
  return view.seat === null ? [] : handOf(view.seats[view.seat]);
}

/** Whether some legal placement holds all that is laid. */
export function possible(view: KsiegaView, laid: readonly Laid[]): boolean {
  return placements(view).some(({ bids }) => holds(bids, laid));
}

/** The fields on which a die could be laid now. */
export function fieldsFor(view: KsiegaView, selection: Selection, die: number): number[] {
  const found = ownHand(view).find((each) => each.die === die);
  if (!found) return [];
  const rest = selection.laid.filter((each) => each.die !== die);
  return view.fields.map(({ field }) => field).filter((field) => possible(view, [...rest, { ...found, field }]));
}

/** Whether a die could be laid anywhere now. */
export function canLay(view: KsiegaView, selection: Selection, die: number): boolean {
  return fieldsFor(view, selection, die).length > 0;
}

/** A die is put on a field, wherever it was; null when no placement goes that way. */
export function lay(view: KsiegaView, selection: Selection, die: number, field: number): Selection | null {
  if (!fieldsFor(view, selection, die).includes(field)) return null;
  const value = ownHand(view).find((each) => each.die === die)!.value;
  return { ...NOTHING, laid: [...selection.laid.filter((each) => each.die !== die), { die, value, field }] };
}

/** The cheapest dice of the hand that win a field beside what is laid already. */
export function cheapest(view: KsiegaView, selection: Selection, field: number): Selection | null {
  const hand = waiting(view, selection.laid);
  const ways = subsets(hand)
    .map((dice) => [...selection.laid, ...dice.map((die) => ({ ...die, field }))])
    .filter((laid) => laid.length > selection.laid.length && matching(view, laid) !== null)
    .sort((a, b) => sum(a.map(({ value }) => value)) - sum(b.map(({ value }) => value)) || a.length - b.length);
  return ways[0] ? { ...NOTHING, laid: ways[0] } : null;
}

/** A laid die comes back to the hand. */
export function lift(selection: Selection, die: number): Selection {
  return { ...NOTHING, laid: selection.laid.filter((each) => each.die !== die) };
}

export function clearField(selection: Selection, field: number): Selection {
  return { ...NOTHING, laid: selection.laid.filter((each) => each.field !== field) };
}

/** The placement that is exactly what is laid: a move names values, never dice. */
export function matching(view: KsiegaView, laid: readonly Laid[]): PlaceDice | null {
  if (laid.length === 0) return null;
  return placements(view).find(({ bids }) => holds(bids, laid) && sum(bids.map(({ values }) => values.length)) === laid.length) ?? null;
}

/** The dice laid on a field just now. */
export function laidOn(selection: Selection, field: number): readonly Laid[] {
  return selection.laid.filter((each) => each.field === field);
}

/** The pips that a field would show with what is laid: with the own dice that lie there already. */
export function running(view: KsiegaView, selection: Selection, field: number): number {
  const { occupant, bid } = fieldOf(view, field);
  return sum(laidOn(selection, field).map(({ value }) => value)) + (occupant !== null && occupant === view.seat ? bid : 0);
}

/** What is laid as the notation says it, for the server to judge. */
export function written(laid: readonly Laid[]): string {
  const fields = [...new Set(laid.map(({ field }) => field))].sort((a, b) => a - b);
  const bids = fields.map((field) => `${laid.filter((each) => each.field === field).map(({ value }) => value).sort().join(' ')} > ${field}`);
  return `place ${bids.join(', ')}`;
}

// ---------------------------------------------------------------- taking, abilities, and the rest

export function canTake(view: KsiegaView, field: number): boolean {
  return view.moves.some((move) => move.act === 'take_card' && move.field === field);
}

/** The moves of an ability. */
export function uses(view: KsiegaView, land: Land): KsiegaMove[] {
  return view.moves.filter((move) => move.act === `use_${land}` || move.act === `use_${land}_on`);
}

/** The fields that an ability could be aimed at. */
export function aimedFields(view: KsiegaView, land: Land | null): number[] {
  return land === null ? [] : uses(view, land).flatMap((move) => ('field' in move ? [move.field] : []));
}

/** The dice that an ability could be aimed at, the own ones and others'. */
export function aimedDice(view: KsiegaView, land: Land | null): AimedDie[] {
  if (land === null) return [];
  return uses(view, land).flatMap((move) => {
    if (!('value' in move)) return [];
    const seat = 'seat' in move ? move.seat : view.seat;
    return seat === null ? [] : handOf(view.seats[seat]).flatMap((die) => (die.value === move.value ? [{ ...die, seat }] : []));
  });
}

/** An ability is taken up; with a single target it is aimed at once. */
export function withAbility(view: KsiegaView, land: Ability): Selection {
  const [fields, dice] = [aimedFields(view, land), aimedDice(view, land)];
  const [field] = fields.length === 1 && dice.length === 0 ? fields : [];
  const [die] = new Set(dice.map(({ seat, value }) => `${seat} ${value}`)).size === 1 ? dice : [];
  return { ...NOTHING, ability: land, aim: field !== undefined ? { field } : die ? { die } : null };
}

/** The one legal move that is picked, when the picking is complete. */
export function chosen(view: KsiegaView, selection: Selection): KsiegaMove | null {
  const { laid, taking, ability, aim } = selection;
  if (taking !== null) return view.moves.find((move) => move.act === 'take_card' && move.field === taking) ?? null;
  if (ability === null) return matching(view, laid);
  return (
    uses(view, ability).find((move) => {
      if (move.act === 'use_jungle') return true;
      if (aim === null) return false;
      if ('field' in move) return 'field' in aim && move.field === aim.field;
      if (!('value' in move) || !('die' in aim)) return false;
      return move.value === aim.die.value && ('seat' in move ? move.seat : view.seat) === aim.die.seat;
    }) ?? null
  );
}

/** A decision that is one press, when it is offered. */
export function deed(view: KsiegaView, act: 'end_turn' | 'boost' | 'pass_turn'): KsiegaMove | null {
  return view.moves.find((move) => move.act === act) ?? null;
}

/** What a move picks, found in the hand and on the board. */
export function selectionOf(view: KsiegaView, text: string): Selection {
  const move = view.moves.find((each) => each.text === text);
  if (!move) return NOTHING;
  if (move.act === 'place_dice') {
    const laid = move.bids.flatMap(({ field, values }) => values.map((value) => ({ field, value })));
    return laid.reduce<Selection>((sofar, { field, value }) => {
      const die = waiting(view, sofar.laid).find((each) => each.value === value);
      return die ? { ...NOTHING, laid: [...sofar.laid, { ...die, field }] } : sofar;
    }, NOTHING);
  }
  if (move.act === 'take_card') return { ...NOTHING, taking: move.field };
  const land = /^use_([a-z]+?)(_on)?$/.exec(move.act)?.[1] as Ability | undefined;
  if (!land) return NOTHING;
  const seat = 'seat' in move ? move.seat : view.seat;
  const die = 'value' in move ? aimedDice(view, land).find((each) => each.value === move.value && each.seat === seat) : undefined;
  return { ...NOTHING, ability: land, aim: 'field' in move ? { field: move.field } : die ? { die } : null };
}

// ---------------------------------------------------------------- sets of dice

/** Whether the bids have room for everything that is laid. */
function holds(bids: readonly Bid[], laid: readonly Laid[]): boolean {
  const open = bids.flatMap(({ field, values }) => values.map((value) => `${field} ${value}`));
  return laid.every(({ field, value }) => {
    const at = open.indexOf(`${field} ${value}`);
    if (at >= 0) open.splice(at, 1);
    return at >= 0;
  });
}

function subsets<T>(members: readonly T[]): T[][] {
  return members.reduce<T[][]>((sofar, member) => [...sofar, ...sofar.map((each) => [...each, member])], [[]]);
}
