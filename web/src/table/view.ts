/** The part of a view that is the same in every game, and what else a table hears from the server. */
import type { Snippet } from 'svelte';

/** A legal move: its parts differ from game to game, act, code and text do not. */
export interface Move {
  readonly code: number;
  readonly text: string;
  readonly act: string;
}

export interface View<M extends Move = Move> {
  readonly game: string;
  readonly players: number;
  readonly seat: number | null;
  readonly to_move: number | null;
  readonly over: boolean;
  readonly prompt: { readonly key: string; readonly seat?: number; readonly [fact: string]: unknown };
  readonly moves: readonly M[];
  readonly ranks: readonly number[] | null;
  readonly winners: readonly number[];
}

/** Something that happened, as far as this seat may know it. */
export interface Told {
  readonly type: string;
  readonly [fact: string]: unknown;
}

/** All that happened in one move. */
export interface LogEntry {
  readonly ply: number;
  readonly seat: number;
  readonly told: readonly Told[];
}

/** Why a move is refused: a message with its variables, and the rule. */
export interface Refusal {
  readonly key: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly rule: string | null;
}

export interface Person {
  readonly name: string;
  /** The level of a bot. */
  readonly bot: string | null;
  /** A bot that ponders now when it must decide; in a replay nobody does. */
  readonly thinks: boolean;
  /** Somebody who is not connected now. */
  readonly absent?: boolean;
}

/** What the strongest bot would do, and the share of the victory that it expects; none when it was at a loss. */
export interface Hint {
  readonly move: string;
  readonly share: number | null;
}

/** What a table asks the server; the browser itself knows no rule. */
export interface Server {
  /** What is certain to happen if this move is played. */
  preview(move: string): Promise<readonly Told[]>;
  /** Why this text is no legal move. */
  whyNot(move: string): Promise<Refusal>;
  /** The text of a move that the strongest bot would play. */
  hint(): Promise<string>;
  play(move: string): void;
}

/** What stands around a game: it differs between a live table, a replay and the demo. */
export interface Around {
  /** Shows the position after a move of the log. */
  onshow?: ((ply: number) => void) | undefined;
  /** The move of the log after which the table is shown, where that is not the last one. */
  shown?: number | undefined;
  /** Buttons in the bar. */
  menu?: Snippet | undefined;
  /** What the menu offers beyond rules, language and theme; told how to close it. */
  acts?: Snippet<[close: () => void]> | undefined;
  /** A strip between the bar and the table. */
  strip?: Snippet | undefined;
  /** What the score sheet asks as well: a strip while the sheet is put away. */
  question?: Snippet | undefined;
  /** What was asked for last about this position, null while the bot ponders; and how to put it away. */
  hint?: { readonly given: Hint | null; readonly onclose: () => void } | undefined;
  /** How many of the last moves may be taken back. */
  takeBack?: { readonly plies: number; readonly onback: (plies: number) => void } | undefined;
  /** Whom one watches, when one does not play. */
  watching?: string | undefined;
  /** How the game ended, when it was not played to its end. */
  ending?: string | undefined;
  /** What can be done when the game is over, under the score sheet. */
  after?: Snippet | undefined;
}

/** What every game's table is given. */
export interface TableProps<V extends View = View> {
  view: V;
  people: readonly Person[];
  log: readonly LogEntry[];
  server: Server;
  around: Around;
}
