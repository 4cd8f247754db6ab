/** What the server sends of a table of Smoki z głębin: games/smoki_z_glebin/view.py, in types. */
import type { Move, View } from '../../table/view';

export const COLOURS = ['orange', 'green', 'purple', 'pink', 'yellow'] as const;
export const SHIPS = ['green', 'purple', 'red', 'navy'] as const;
export const SIZES = ['small', 'medium', 'large'] as const;
export const KINGDOMS = ['north', 'east', 'south', 'west'] as const;
export const PARTS = ['gold', 'ships', 'missions', 'bonus', 'majorities'] as const;

export type Colour = (typeof COLOURS)[number];
export type Ship = (typeof SHIPS)[number];
export type Size = (typeof SIZES)[number];
export type Kingdom = (typeof KINGDOMS)[number];
export type Part = (typeof PARTS)[number];
/** What a square of the sea is: open, ship, whirlpool, gold, reef, current, island. */
export type Letter = '.' | 'S' | 'W' | 'C' | 'R' | '~' | '#';

export interface ReefCard {
  readonly card: string;
  readonly kind: 'two_ships' | 'joker_ship' | 'gold' | 'hidden_dragon';
  readonly ships?: readonly Ship[];
  readonly coins?: number;
  readonly kingdom?: Kingdom;
}

/** What is handed in for a mission. */
export type Item = { readonly kind: 'token'; readonly ship: Ship } | { readonly kind: 'joker_ship' } | ReefCard;

export interface Mission {
  readonly mission: string;
  readonly ships: readonly Ship[];
  readonly points: number;
  /** It also brings a reef card. */
  readonly reef: boolean;
}

export interface PlayPattern extends Move {
  readonly act: 'play_pattern';
  readonly card: string;
  readonly squares: readonly string[];
}

/** A card is taken from a face-up place, or blind from the stack (null). */
interface Taking {
  readonly size: Size;
  readonly place: number | null;
  readonly pattern: string | null;
}

export interface PassTurn extends Move, Taking {
  readonly act: 'pass_turn';
  /** The card given away. */
  readonly card: string;
}

export interface DrawPattern extends Move, Taking {
  readonly act: 'draw_pattern';
}

export interface KeepReef extends Move, ReefCard {
  readonly act: 'keep_reef';
}

export interface CompleteMission extends Move, Mission {
  readonly act: 'complete_mission';
  readonly slot: number;
  readonly items: readonly Item[];
}

export interface Deed extends Move {
  readonly act: 'skip_mission' | 'cash_gold';
}

export type GlebinMove = PlayPattern | PassTurn | DrawPattern | KeepReef | CompleteMission | Deed;

export interface Dragon {
  readonly seat: number;
  readonly pattern: string;
  readonly squares: readonly string[];
}

export interface KingdomView {
  readonly kingdom: Kingdom;
  /** Uncovered now. */
  readonly whirlpools: number;
  readonly first: number;
  readonly second: number;
  readonly seats: readonly { readonly dragons: number; readonly hidden: number; readonly segments: number; readonly points: number }[];
}

export interface Held {
  readonly size: Size;
  /** Null where only the back is known. */
  readonly pattern: string | null;
}

export interface SeatView {
  readonly colour: Colour;
  readonly heads: number;
  readonly coins: number;
  readonly tokens: Readonly<Record<Ship, number>>;
  readonly hand: readonly Held[];
  readonly reef: { readonly count: number; readonly cards: readonly ReefCard[] };
  readonly missions: readonly Mission[];
  readonly parts: Readonly<Record<Part, number>>;
  readonly score: number;
}

export interface Shape {
  readonly size: Size;
  readonly rows: readonly string[];
}

export interface GlebinView extends View<GlebinMove> {
  readonly game: 'smoki_z_glebin';
  readonly phase: 'play_pattern' | 'keep_reef' | 'complete_mission' | 'draw_pattern' | 'over';
  readonly turn: number;
  readonly turns: number;
  readonly sea: readonly string[];
  readonly ships: Readonly<Record<string, Ship>>;
  readonly dragons: readonly Dragon[];
  readonly kingdoms: readonly KingdomView[];
  readonly shapes: Readonly<Record<string, Shape>>;
  readonly patterns: Readonly<Record<Size, { readonly face_up: readonly (string | null)[]; readonly stack: number }>>;
  /** The size of the pattern played this turn. */
  readonly played: Size | null;
  readonly missions: readonly (Mission | null)[];
  readonly mission_stack: number;
  readonly reef_stack: number;
  readonly reef_choice: { readonly seat: number; readonly cards: readonly ReefCard[] | null } | null;
  readonly seats: readonly SeatView[];
}

export function placements(view: GlebinView, card: string): PlayPattern[] {
  return view.moves.filter((move): move is PlayPattern => move.act === 'play_pattern' && move.card === card);
}

export function payments(view: GlebinView, slot: number): CompleteMission[] {
  return view.moves.filter((move): move is CompleteMission => move.act === 'complete_mission' && move.slot === slot);
}

export function deed(view: GlebinView, act: Deed['act']): GlebinMove | null {
  return view.moves.find((move) => move.act === act) ?? null;
}

export function passes(view: GlebinView): PassTurn[] {
  return view.moves.filter((move): move is PassTurn => move.act === 'pass_turn');
}

export function draws(view: GlebinView): DrawPattern[] {
  return view.moves.filter((move): move is DrawPattern => move.act === 'draw_pattern');
}

export function kept(view: GlebinView): KeepReef[] {
  return view.moves.filter((move): move is KeepReef => move.act === 'keep_reef');
}
