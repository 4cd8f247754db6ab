/** What the server sends of a table of Serce Smoka: games/serce_smoka/view.py, in types. */
import type { Move, View } from '../../table/view';

export const KINDS = [
  'treasure_chest',
  'fire_dragon',
  'petrified_dragon',
  'sorceress',
  'troll',
  'dwarf',
  'hero',
  'huntress',
  'ship',
] as const;

export type Kind = (typeof KINDS)[number];

/** Where cards can be collected from. */
export type Area = Kind | 'below_ship';

export interface Card {
  readonly kind: Kind;
  readonly value: number;
}

export interface PlayCards extends Move {
  readonly act: 'play_cards';
  readonly kind: Kind;
  readonly values: readonly number[];
  readonly target: Kind | null;
}

export interface ChooseFirstPlayer extends Move {
  readonly act: 'choose_first_player';
  readonly seat: number;
}

export type SerceSmokaMove = PlayCards | ChooseFirstPlayer;

/** A field without limit: only the top card is seen, unless the table shows all. */
export interface StackField {
  readonly count: number;
  readonly top: number | null;
  readonly values?: readonly number[];
}

/** A field of outlines: all cards lie open. */
export interface SlotField {
  readonly count: number;
  readonly free: number;
  readonly values: readonly number[];
}

export type Field = StackField | SlotField;

export type ByKind = Readonly<Record<Kind, readonly number[]>>;

export interface SeatView {
  readonly role: 'disciple' | 'servant';
  readonly hand_size: number;
  readonly deck_size: number;
  readonly collected_size: number;
  /** How many cards of each kind: values would tell what lies covered. */
  readonly played: Readonly<Record<Kind, number>>;
  readonly hand: readonly Card[] | null;
  readonly collected: ByKind | null;
  readonly score?: number;
}

export interface SerceSmokaView extends View<SerceSmokaMove> {
  readonly game: 'serce_smoka';
  readonly turn: number;
  readonly final_turn: number | null;
  readonly final_reason: 'departure' | 'exhaustion' | null;
  readonly figure: number | null;
  readonly fields: Readonly<Record<Kind, Field>>;
  readonly below_ship: { readonly hero: readonly number[]; readonly huntress: readonly number[] };
  readonly ship_piles: number;
  /** The values of the cards that each of the two equal decks had. */
  readonly deck_list: ByKind;
  readonly seats: readonly SeatView[];
  readonly known: { readonly deck_top?: Card };
}

export function isSlots(field: Field): field is SlotField {
  return 'free' in field;
}
