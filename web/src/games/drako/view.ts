/** What the server sends of a table of Drako: games/drako/view.py, in types. */
import type { Move, View } from '../../table/view';

export const DWARVES = ['fury_dwarf', 'net_dwarf', 'crossbow_dwarf'] as const;
export const ABILITIES = ['fly', 'walk', 'fire'] as const;
export const TRACKS = ['armour', ...ABILITIES] as const;
export const SYMBOLS = ['defence', 'move_one', 'move_two', 'attack_one', 'attack_two', 'crossbow', 'net', 'walk', 'fly', 'bite', 'fire'] as const;

export type Side = 'dwarves' | 'dragon';
export type Dwarf = (typeof DWARVES)[number];
export type Figure = Dwarf | 'dragon';
export type Ability = (typeof ABILITIES)[number];
export type Track = (typeof TRACKS)[number];
export type CardSymbol = (typeof SYMBOLS)[number];
export type Direction = 'east' | 'north_east' | 'north_west' | 'west' | 'south_west' | 'south_east';
export type Reason = 'dragon_slain' | 'dwarves_slain' | 'out_of_cards';

export interface Shown {
  readonly symbol: CardSymbol;
  readonly value: number;
}

export interface Card {
  readonly card: string;
  readonly symbols: readonly Shown[];
}

export interface Step {
  readonly figure: Figure;
  readonly origin: string;
  readonly destination: string;
}

export interface Block extends Card {
  readonly figure: Dwarf;
}

/** A decision that is one press: nothing more to choose. */
export interface Deed extends Move {
  readonly act: 'keep_hand' | 'exchange_hand' | 'draw_cards' | 'remove_net' | 'use_fury' | 'end_turn';
}

export interface PlaceDwarf extends Move {
  readonly act: 'place_dwarf';
  readonly figure: Dwarf;
  readonly cell: string;
}

export interface PlaceWound extends Move {
  readonly act: 'place_wound';
  readonly track: Ability;
}

export interface DiscardCard extends Move, Card {
  readonly act: 'discard_card';
}

export interface Defend extends Move {
  readonly act: 'block' | 'no_block';
  readonly blocks: readonly Block[];
}

/** A card played for one of its symbols, or for none. */
export interface Play extends Move, Card {
  readonly act: `play_${CardSymbol}` | 'play_without_effect';
  readonly symbol: CardSymbol | 'no_effect';
  readonly value: number;
  readonly steps?: readonly Step[];
  readonly attackers?: readonly Dwarf[];
  readonly targets?: readonly Figure[];
  readonly direction?: Direction;
  readonly ray?: readonly string[];
}

export type DrakoMove = Deed | PlaceDwarf | PlaceWound | DiscardCard | Defend | Play;

export interface Attack {
  readonly seat: number;
  readonly side: Side;
  readonly symbol: CardSymbol;
  /** Of each single attack. */
  readonly strength: number;
  readonly attackers: readonly Figure[];
  readonly targets: readonly Figure[];
  readonly direction: Direction | null;
  readonly ray: readonly string[];
}

export interface Wounds {
  readonly filled: number;
  readonly spaces: number;
}

export interface SeatView {
  readonly side: Side;
  readonly hand_size: number;
  readonly deck_size: number;
  readonly hand: readonly Card[] | null;
  readonly discards: readonly Card[];
  /** By card: of the own side what lies in the deck, of the other side hand and deck together. */
  readonly unseen: Readonly<Record<string, number>>;
  readonly legs_won: number;
  readonly inflicted: number;
}

export interface Leg {
  readonly dragon: number;
  readonly winner: number;
  readonly reason: Reason;
}

export interface Cell {
  readonly cell: string;
  readonly q: number;
  readonly r: number;
}

export interface DrakoView extends View<DrakoMove> {
  readonly game: 'drako';
  readonly prompt: { readonly key: string; readonly seat?: number; readonly figure?: Dwarf };
  readonly phase: 'mulligan' | 'placement' | 'action' | 'surplus' | 'defence' | 'wounds' | 'over';
  readonly options: { readonly two_legs: boolean };
  readonly turn: number;
  readonly turn_of: Side;
  readonly actions: number;
  readonly leg: number;
  readonly legs: readonly Leg[];
  readonly cells: readonly Cell[];
  readonly figures: Readonly<Record<Figure, { readonly cell: string | null; readonly alive: boolean }>>;
  readonly wounds: Readonly<Record<Dwarf, Readonly<Record<string, Wounds>>>> & { readonly dragon: Readonly<Record<Track, Wounds>> };
  readonly net: 'ready' | 'on_dragon' | 'gone';
  readonly fury: 'ready' | 'gone';
  readonly attack: Attack | null;
  readonly wounds_to_place: number;
  readonly card_lists: Readonly<Record<Side, readonly (Card & { readonly count: number })[]>>;
  readonly seats: readonly SeatView[];
}

export function isPlay(move: DrakoMove): move is Play {
  return 'symbol' in move;
}

export function isDefence(move: DrakoMove): move is Defend {
  return 'blocks' in move;
}

export function isDwarf(figure: Figure): figure is Dwarf {
  return figure !== 'dragon';
}

export function handOf(view: DrakoView): readonly Card[] {
  return (view.seat !== null && view.seats[view.seat]?.hand) || [];
}

export function seatOf(view: DrakoView, side: Side): number {
  return view.seats.findIndex((seat) => seat.side === side);
}

export function shows(card: Card, symbol: CardSymbol): boolean {
  return card.symbols.some((each) => each.symbol === symbol);
}

export function woundsOf(view: DrakoView, dwarf: Dwarf): Wounds {
  return view.wounds[dwarf][dwarf] ?? { filled: 0, spaces: 0 };
}

export function isLost(view: DrakoView, track: Track): boolean {
  const { filled, spaces } = view.wounds.dragon[track];
  return filled >= spaces;
}

/** Who stands on a cell. */
export function standing(view: DrakoView, cell: string): Figure | null {
  const figures = Object.entries(view.figures) as [Figure, { cell: string | null }][];
  return figures.find(([, place]) => place.cell === cell)?.[0] ?? null;
}
