/** What the server sends of a table of Księga Smoków: games/ksiega_smokow/view.py, in types. */
import type { Move, View } from '../../table/view';

export const LANDS = ['volcano', 'storm', 'desert', 'jungle', 'mountains', 'plains'] as const;
export const SPECIES = ['amber', 'azure', 'crimson', 'emerald', 'onyx', 'pearl'] as const;
export const COLOURS = ['red', 'blue', 'green', 'yellow', 'violet'] as const;

export type Land = (typeof LANDS)[number];
export type Species = (typeof SPECIES)[number];
export type Colour = (typeof COLOURS)[number];

/** What a dragon of the goal's species is worth beyond its points (KSI-81). */
export const GOAL_BONUS = 3;
/** What the blocking die shows, always (KSI-88). */
export const BLOCKING_DIE = 6;

export interface Dragon {
  readonly land: Land;
  readonly species: Species;
  readonly points: number;
}

export interface BookCard extends Dragon {
  readonly used: boolean;
}

/** A die by its place in the owner's set, which it keeps for the whole game. */
export interface LyingDie {
  readonly die: number;
  readonly value: number;
}

export interface Field {
  readonly field: number;
  readonly threshold: number;
  readonly left: number;
  readonly card: Dragon | null;
  readonly occupant: number | null;
  readonly dice: readonly LyingDie[];
  readonly bid: number;
  readonly blocked: boolean;
  readonly immunity: number | null;
  /** What somebody else must lay here; null where nobody else can bid. */
  readonly minimum: number | null;
}

export interface SeatView {
  readonly colour: Colour;
  /** Always three; `field` is null in hand. */
  readonly dice: readonly { readonly value: number; readonly field: number | null }[];
  readonly token: number | null;
  readonly book: readonly BookCard[];
  readonly goal: Species | null;
  readonly points: number;
  readonly bonus: number | null;
  readonly score: number | null;
  readonly pips: number;
}

export interface Bid {
  readonly field: number;
  readonly values: readonly number[];
}

export interface PlaceDice extends Move {
  readonly act: 'place_dice';
  readonly bids: readonly Bid[];
}

export interface OnField extends Move {
  readonly act: 'take_card' | 'use_storm' | 'use_plains';
  readonly field: number;
}

export interface UseDesert extends Move {
  readonly act: 'use_desert';
  readonly value: number;
}

export interface UseMountains extends Move {
  readonly act: 'use_mountains' | 'use_mountains_on';
  readonly seat: number;
  readonly value: number;
}

/** A decision that is one press. */
export interface Deed extends Move {
  readonly act: 'end_turn' | 'boost' | 'pass_turn' | 'use_jungle';
}

export type KsiegaMove = PlaceDice | OnField | UseDesert | UseMountains | Deed;

export interface KsiegaView extends View<KsiegaMove> {
  readonly game: 'ksiega_smokow';
  readonly players: number;
  readonly options: { readonly allow_reinforce: boolean; readonly mountain_target: 'own' | 'any_hand'; readonly blocking_die_hits_mover: boolean; readonly tie_break_counts_placed_dice: boolean; readonly secret_goals: boolean };
  readonly round: number;
  readonly first_player: number;
  readonly main_action_done: boolean;
  readonly last_round: boolean;
  readonly exhausted: number;
  readonly exhausted_to_end: number;
  readonly rounds_without_a_card: number;
  readonly standstill_at: number;
  readonly fields: readonly Field[];
  readonly blocking_die: number | null;
  readonly removed: readonly string[];
  readonly lands: Readonly<Record<Land, number>>;
  readonly seats: readonly SeatView[];
  readonly known: { readonly unseen: readonly string[] };
}

export function idOf({ land, species }: Dragon): string {
  return `${land}_${species}`;
}

/** A card's name among the pieces that fly, and those of a book that is closed. */
export function pieceOf(card: Dragon): string {
  return `card-${idOf(card)}`;
}

export function fieldOf(view: KsiegaView, field: number): Field {
  const found = view.fields[field - 1];
  if (!found) throw new Error(`there is no field ${field}`);
  return found;
}

/** The dice that a seat has in hand. */
export function handOf(seat: SeatView | undefined): LyingDie[] {
  return (seat?.dice ?? []).flatMap(({ value, field }, die) => (field === null ? [{ die, value }] : []));
}

export function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}
