/**
 * Choosing a move step by step. Knows no rule: every legal move is a card and a set of picks, and
 * something may be picked when some move of the view holds it together with what is picked already.
 */
import { handOf, isDefence, isPlay, type Ability, type Card, type CardSymbol, type Dwarf, type DrakoMove, type DrakoView, type Figure, type Play } from './view';

/** One thing to point at: a dwarf's way to a cell, an attacker, a bitten dwarf, a direction of fire. */
export interface Pick {
  /** Tells it from every other pick. */
  readonly key: string;
  readonly symbol: CardSymbol | 'place' | 'wound';
  readonly figure?: Figure;
  readonly cell?: string;
  readonly track?: Ability;
  /** The figures that suffer from it. */
  readonly targets?: readonly Figure[];
  readonly ray?: readonly string[];
  readonly strength?: number;
}

/** A card of the hand that covers one of the attacks. */
export interface Cover {
  readonly figure: Dwarf;
  readonly at: number;
}

export interface Selection {
  /** The place in the hand. */
  readonly card: number | null;
  /** The half of the card, where one is chosen. */
  readonly symbol: CardSymbol | null;
  /** The dwarf who is to walk, where one is chosen. */
  readonly walker: Figure | null;
  readonly picks: readonly Pick[];
  readonly covers: readonly Cover[];
}

export const NOTHING: Selection = { card: null, symbol: null, walker: null, picks: [], covers: [] };

const DEEDS = ['keep_hand', 'exchange_hand', 'draw_cards', 'remove_net', 'use_fury', 'end_turn'] as const;

/** The move that needs nothing but a press. */
export function deed(view: DrakoView, act: (typeof DEEDS)[number] | 'no_block'): DrakoMove | null {
  return view.moves.find((move) => move.act === act) ?? null;
}

/** What must be pointed at for a move. */
export function picksOf(move: DrakoMove): Pick[] {
  if (move.act === 'place_dwarf') return [{ key: `place ${move.cell}`, symbol: 'place', figure: move.figure, cell: move.cell }];
  if (move.act === 'place_wound') return [{ key: `wound ${move.track}`, symbol: 'wound', track: move.track }];
  if (!isPlay(move) || move.symbol === 'no_effect') return [];
  const { symbol, targets = [], value: strength } = move;
  if (move.steps) return move.steps.map(({ figure, destination }) => ({ key: `${symbol} ${figure} ${destination}`, symbol, figure, cell: destination }));
  if (move.direction) return [{ key: `${symbol} ${move.direction}`, symbol, targets, strength, ray: move.ray ?? [] }];
  if (move.attackers) return move.attackers.map((figure) => ({ key: `${symbol} ${figure}`, symbol, figure, targets, strength }));
  return targets.map((figure) => ({ key: `${symbol} ${figure}`, symbol, targets: [figure], strength }));
}

/** The moves that use the chosen card, and of it the chosen half. */
export function plays(view: DrakoView, selection: Selection): DrakoMove[] {
  const card = cardOf(view, selection);
  return view.moves.filter((move) => {
    if (move.act === 'place_dwarf' || move.act === 'place_wound') return true;
    if (!('card' in move) || move.card !== card?.card) return false;
    return selection.symbol === null || (isPlay(move) && move.symbol === selection.symbol);
  });
}

export function cardOf(view: DrakoView, selection: Selection): Card | null {
  return selection.card === null ? null : (handOf(view)[selection.card] ?? null);
}

/** Whether a half of a card has any use now. */
export function useful(view: DrakoView, card: Card, symbol: CardSymbol): boolean {
  return view.moves.some((move) => isPlay(move) && move.card === card.card && move.symbol === symbol);
}

/** Everything that could be picked next, of the chosen walker if there is one. */
export function open(view: DrakoView, selection: Selection): Pick[] {
  const found = new Map<string, Pick>();
  for (const move of plays(view, selection)) {
    const picks = picksOf(move);
    if (!holds(picks, selection.picks)) continue;
    for (const pick of picks) if (!has(selection.picks, pick)) found.set(pick.key, pick);
  }
  return [...found.values()];
}

/** Everything that could be picked if what is picked already were put back. */
export function reach(view: DrakoView, selection: Selection): Pick[] {
  return open(view, { ...selection, picks: [] });
}

/** With one more pick, or one less; what cannot stand beside it is put back. */
export function press(view: DrakoView, selection: Selection, pick: Pick): Selection {
  if (has(selection.picks, pick)) return { ...selection, picks: without(selection.picks, pick) };
  const others = selection.picks.filter((each) => !(pick.cell !== undefined && each.figure === pick.figure));
  const kept = [others, [others.at(-1)], []].find((picks) => possible(view, selection, [...picks.flatMap((each) => each ?? []), pick]));
  return { ...selection, walker: null, picks: [...(kept ?? []).flatMap((each) => each ?? []), pick] };
}

/** The ways that lead to a cell: of the chosen walker, else first of those who are not on their way yet. */
export function waysTo(view: DrakoView, selection: Selection, cell: string): Pick[] {
  const ways = reach(view, selection).filter((pick) => pick.cell === cell);
  if (selection.walker) return ways.filter((pick) => pick.figure === selection.walker);
  const further = open(view, selection).filter((pick) => pick.cell === cell);
  const walking = (pick: Pick): boolean => selection.picks.some((each) => each.figure === pick.figure);
  const all = [...further, ...ways.filter((pick) => !has(further, pick))];
  return all.sort((a, b) => Number(walking(a)) - Number(walking(b)));
}

/** A press on a cell: the first way to it; pressed again, the next dwarf's way, at last none. */
export function pressCell(view: DrakoView, selection: Selection, cell: string): Selection | null {
  const ways = waysTo(view, selection, cell);
  const walked = selection.picks.find((pick) => pick.cell === cell);
  if (!walked) return ways[0] ? press(view, selection, ways[0]) : null;
  const put = { ...selection, picks: without(selection.picks, walked) };
  const turn = reach(view, selection).filter((pick) => pick.cell === cell);
  const next = turn[turn.findIndex((pick) => pick.key === walked.key) + 1];
  return next ? press(view, put, next) : put;
}

/** A press on a figure: it is attacked, or it attacks, or it is the one to walk. */
export function pressFigure(view: DrakoView, selection: Selection, figure: Figure): Selection | null {
  const all = reach(view, selection);
  const attacks = all.filter((pick) => pick.targets?.includes(figure));
  if (attacks.length > 0) return pressTarget(view, selection, attacks);
  if (all.some((pick) => pick.cell !== undefined && pick.figure === figure)) {
    return { ...selection, walker: selection.walker === figure ? null : figure };
  }
  const strike = all.find((pick) => pick.figure === figure);
  return strike ? press(view, selection, strike) : null;
}

/** Several may attack the one who is pressed: as many as can at once, else each in turn. */
function pressTarget(view: DrakoView, selection: Selection, attacks: readonly Pick[]): Selection {
  const bare = { ...selection, picks: [] };
  const together = attacks.reduce<Selection>((sofar, pick) => (possible(view, bare, [...sofar.picks, pick]) ? press(view, sofar, pick) : sofar), bare);
  if (together.picks.length > 1) return same(together.picks, selection.picks) ? bare : together;
  const at = attacks.findIndex((pick) => has(selection.picks, pick));
  const next = attacks[at + 1];
  return next ? press(view, bare, next) : bare;
}

/** The one legal move that the selection names, when it is complete. */
export function chosen(view: DrakoView, selection: Selection): DrakoMove | null {
  if (view.phase === 'defence') return chosenBlock(view, selection);
  if (view.phase === 'surplus') return plays(view, selection)[0] ?? null;
  if (selection.picks.length === 0) return null;
  return plays(view, selection).find((move) => same(picksOf(move), selection.picks)) ?? null;
}

/** The chosen card played for nothing. */
export function withoutEffect(view: DrakoView, selection: Selection): Play | null {
  const card = cardOf(view, selection);
  return view.moves.filter(isPlay).find((move) => move.symbol === 'no_effect' && move.card === card?.card) ?? null;
}

/** What a move picks, found in the hand and on the board. */
export function selectionOf(view: DrakoView, text: string): Selection {
  const move = view.moves.find((each) => each.text === text);
  if (!move) return NOTHING;
  if (isDefence(move)) {
    return move.blocks.reduce((sofar, block) => {
      const at = handOf(view).findIndex((card, place) => card.card === block.card && !sofar.covers.some((cover) => cover.at === place));
      return { ...sofar, covers: [...sofar.covers, { figure: block.figure, at }] };
    }, NOTHING);
  }
  const card = 'card' in move ? handOf(view).findIndex((each) => each.card === move.card) : null;
  return { ...NOTHING, card, picks: picksOf(move) };
}

// ---------------------------------------------------------------- defence

/** The figures that name the attacks: who is attacked or, when the dragon defends, who attacks. */
export function attacks(view: DrakoView): Dwarf[] {
  if (!view.attack) return [];
  return (view.attack.side === 'dragon' ? view.attack.targets : view.attack.attackers) as Dwarf[];
}

export function canBlock(view: DrakoView, at: number): boolean {
  const card = handOf(view)[at];
  return view.moves.some((move) => isDefence(move) && move.blocks.some((block) => block.card === card?.card));
}

/** A press on a card: it covers the first open attack, or comes back. */
export function coverWith(view: DrakoView, selection: Selection, at: number): Selection {
  if (selection.covers.some((cover) => cover.at === at)) return { ...selection, covers: selection.covers.filter((cover) => cover.at !== at) };
  const all = attacks(view);
  const figure = all.find((each) => !selection.covers.some((cover) => cover.figure === each)) ?? all.at(-1);
  if (!figure) return selection;
  return { ...selection, covers: [...selection.covers.filter((cover) => cover.figure !== figure), { figure, at }] };
}

/** A press on an attack: a card covers it, one that covers another if there is no more; or it lies open again. */
export function cover(view: DrakoView, selection: Selection, figure: Dwarf): Selection {
  const covers = selection.covers.filter((each) => each.figure !== figure);
  if (covers.length < selection.covers.length) return { ...selection, covers };
  const shields = handOf(view).flatMap((_, at) => (canBlock(view, at) ? [at] : []));
  const free = shields.find((at) => !covers.some((each) => each.at === at));
  const at = free ?? covers.at(-1)?.at;
  if (at === undefined) return selection;
  return { ...selection, covers: [...covers.filter((each) => each.at !== at), { figure, at }] };
}

function chosenBlock(view: DrakoView, { covers }: Selection): DrakoMove | null {
  if (covers.length === 0) return null;
  const hand = handOf(view);
  return view.moves.filter(isDefence).find((move) => move.blocks.length === covers.length && covers.every(({ figure, at }) => move.blocks.some((block) => block.figure === figure && block.card === hand[at]?.card))) ?? null;
}

// ---------------------------------------------------------------- sets of picks

function possible(view: DrakoView, selection: Selection, picks: readonly Pick[]): boolean {
  return plays(view, selection).some((move) => holds(picksOf(move), picks));
}

function has(picks: readonly Pick[], pick: Pick): boolean {
  return picks.some((each) => each.key === pick.key);
}

function without(picks: readonly Pick[], pick: Pick): Pick[] {
  return picks.filter((each) => each.key !== pick.key);
}

function holds(all: readonly Pick[], some: readonly Pick[]): boolean {
  return some.every((pick) => has(all, pick));
}

function same(a: readonly Pick[], b: readonly Pick[]): boolean {
  return a.length === b.length && holds(a, b);
}
