/** What the server shows of a table of Smoki: the browser's side of games/smoki/view.py. */
import type { Move, View } from '../../table/view';

export const KINDS = [
  'dragon_m2', 'dragon_0', 'dragon_1', 'dragon_2', 'dragon_3', 'dragon_4', 'dragon_5', 'dragon_6', 'dragon_7', 'dragon_8',
  'ravens_nest', 'raven_ring', 'water_reflection', 'raven_attack',
] as const;

export type Kind = (typeof KINDS)[number];

/** Top row, bottom row, as the owner sees them. */
export const SLOTS = [0, 1, 2, 3, 4, 5] as const;
export const COLUMNS = [0, 1, 2] as const;

export interface Card {
  readonly kind: Kind;
  /** A Water Reflection has none. */
  readonly value: number | null;
}

export interface Slot {
  /** None while it lies face down. */
  readonly card: Card | null;
  readonly cancelled: boolean;
  /** None while it cannot be told. */
  readonly counts: number | null;
  /** The slot whose value a Reflection takes. */
  readonly copies: number | null;
}

/** What a move would make of a dream. */
export interface Outlook {
  readonly counts: readonly (number | null)[];
  readonly cancelled: readonly number[];
}

export interface SeatView {
  readonly dream: readonly Slot[];
  readonly face_down: number;
  readonly open_score: number;
  readonly tokens: number | null;
  readonly total: number | null;
}

export interface Pile {
  readonly count: number;
  readonly top: Card | null;
}

/** A round that was scored, slot by slot. */
export interface ScoredRound {
  readonly number: number;
  readonly ender: number;
  readonly scores: readonly number[];
  readonly lowest: readonly number[];
  readonly dreams: readonly (readonly Slot[])[];
}

export type SmokiMove = Move &
  (
    | { readonly act: 'reveal_initial'; readonly slot: number }
    | { readonly act: 'draw' | 'skip_swap' }
    | { readonly act: 'take_face_up'; readonly pile: number; readonly piles: number; readonly slot: number; readonly onto: number | null; readonly dream: Outlook }
    | { readonly act: 'place'; readonly slot: number; readonly onto: number | null; readonly dream: Outlook }
    | { readonly act: 'discard_drawn' | 'discard_removed' | 'put_under'; readonly pile: number; readonly piles: number }
    | { readonly act: 'swap_own'; readonly slot: number; readonly other_slot: number; readonly dream: Outlook }
    | { readonly act: 'swap_other'; readonly slot: number; readonly other: number; readonly other_slot: number; readonly dream: Outlook; readonly other_dream: Outlook }
  );

export type Phase = 'initial_reveal' | 'choose_source' | 'keep_or_discard' | 'discard_removed' | 'ring_bottom' | 'nest_swap' | 'attack_swap' | 'over';

export interface SmokiView extends View<SmokiMove> {
  readonly phase: Phase;
  /** Whose turn it is: at the end of a Ring somebody else decides. */
  readonly active: number | null;
  readonly end: { readonly by: 'tokens' | 'points' | 'rounds'; readonly target: number };
  readonly round: { readonly number: number; readonly starter: number; readonly turn: number };
  readonly draw_pile: number;
  readonly piles: readonly Pile[];
  /** The card itself is for its drawer alone. */
  readonly drawn: { readonly seat: number; readonly card: Card | null } | null;
  /** The card between a dream and a pile. */
  readonly removed: { readonly seat: number; readonly slot: number; readonly card: Card } | null;
  readonly seats: readonly SeatView[];
  readonly sheet: { readonly rounds: readonly (readonly number[])[]; readonly last: ScoredRound | null };
}

/** The seats from one's own onwards, clockwise: the next player first. */
export function rivalsOf(view: SmokiView, near: number): number[] {
  return Array.from({ length: view.players - 1 }, (_, step) => (near + 1 + step) % view.players);
}
