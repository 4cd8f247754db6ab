/** The part of a view that is the same in every game, and what else a table hears from the server. */

/** A legal move: its parts differ from game to game, act, code and text do not. */
export interface Move {
  readonly code: number;
  readonly text: string;
  readonly act: string;
}

export interface View<M extends Move = Move> {
  readonly game: string;
  readonly seat: number | null;
  readonly to_move: number | null;
  readonly over: boolean;
  readonly prompt: { readonly key: string; readonly seat?: number };
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
  readonly turn: number;
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
  readonly bot: boolean;
}

/** What a table asks the server; the browser itself knows no rule. */
export interface Server {
  /** What is certain to happen if this move is played. */
  preview(move: string): Promise<readonly Told[]>;
  /** Why this text is no legal move. */
  whyNot(move: string): Promise<Refusal>;
  /** The text of a move that a bot would play. */
  hint(): Promise<string>;
  play(move: string): void;
}
