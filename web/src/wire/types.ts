// Made by `python3 dev.py wire` from the types of the server: do not edit.

export type Answer = Snapshot | Update | Done | Refusal | Previewed | Hinted | Recalled | Said | Goodbye;
export type FromBrowser =
  Hello | Look | Sit | Leave | Start | Play | Undo | Resign | Vote | Preview | Hint | Phrase | Recall | Rematch;

export interface Wire {
  Answer: Answer;
  ChairInfo: ChairInfo;
  Done: Done;
  Ending: Ending;
  Fault: Fault;
  FromBrowser: FromBrowser;
  GameInfo: GameInfo;
  Goodbye: Goodbye;
  Hello: Hello;
  Hint: Hint;
  Hinted: Hinted;
  Leave: Leave;
  Listed: Listed;
  ListedChair: ListedChair;
  Listing: Listing;
  Look: Look;
  Me: Me;
  Opened: Opened;
  OptionInfo: OptionInfo;
  Order: Order;
  Phrase: Phrase;
  Play: Play;
  Ply: Ply;
  Position: Position;
  Preview: Preview;
  Previewed: Previewed;
  Recall: Recall;
  Recalled: Recalled;
  Refusal: Refusal;
  Rematch: Rematch;
  Replay: Replay;
  Resign: Resign;
  Result: Result;
  Reveal: Reveal;
  RulesPage: RulesPage;
  Said: Said;
  Seat: Seat;
  Sit: Sit;
  Snapshot: Snapshot;
  Start: Start;
  Summary: Summary;
  TableInfo: TableInfo;
  Told: Told;
  Undo: Undo;
  Update: Update;
  Verdict: Verdict;
  Vote: Vote;
}
/**
 * Everything, for one who comes in or has been away for long; the log is whole.
 */
export interface Snapshot {
  log: Told[];
  look: number | null;
  table: TableInfo;
  type: 'snapshot';
  version: number;
  view: {
    [k: string]: unknown;
  } | null;
}
/**
 * Something that happened, as far as the receiver may know it; `plies` is how many moves were
 *     taken back.
 */
export interface Told {
  events: {
    [k: string]: unknown;
  }[];
  kind: string;
  move: string | null;
  plies: number | null;
  seat: number | null;
  version: number;
}
/**
 * Everything about a table but the game. `undoable` says for the receiver's own seats how many
 *     moves may be taken back now, where there is one.
 */
export interface TableInfo {
  chairs: ChairInfo[];
  commitment: string;
  ending: ('aborted' | 'finished' | 'resigned') | null;
  game: string;
  id: string;
  options: {
    [k: string]: string | number | boolean;
  };
  previous: string | null;
  private: boolean;
  rematch: string | null;
  resigned: number | null;
  reveal: Reveal | null;
  status: 'aborted' | 'finished' | 'open' | 'running';
  undoable: [number, number][];
  votes: [string, number | null, number][];
  yours: boolean;
}
/**
 * A place at the table as everybody sees it; `bot` is the level of a bot.
 */
export interface ChairInfo {
  bot: string | null;
  here: boolean;
  kind: 'bot' | 'open' | 'person';
  name: string;
  yours: boolean;
}
/**
 * After the game: where the shuffle came from.
 */
export interface Reveal {
  nonces: string[];
  secret: string;
}
/**
 * What happened since the last message, and how things stand now.
 */
export interface Update {
  look: number | null;
  news: Told[];
  table: TableInfo;
  type: 'update';
  version: number;
  view: {
    [k: string]: unknown;
  } | null;
}
/**
 * The act is stored; this is the version it made.
 */
export interface Done {
  id: string;
  type: 'done';
  version: number;
}
/**
 * A typed no; nothing changed. An illegal move names its rule and its sentence.
 */
export interface Refusal {
  id: string;
  key?: string | null;
  params?: {
    [k: string]: string | number;
  } | null;
  reason: string;
  rule?: string | null;
  sentence?: string | null;
  type: 'refused';
}
export interface Previewed {
  events: {
    [k: string]: unknown;
  }[];
  id: string;
  type: 'previewed';
}
/**
 * What the strongest bot would do, what is certain then, and the share of the victory that it
 *     expects: 1 is a sure win; none when it was at a loss.
 */
export interface Hinted {
  events: {
    [k: string]: unknown;
  }[];
  id: string;
  move: string;
  share: number | null;
  type: 'hinted';
}
/**
 * What the receiver's look saw then.
 */
export interface Recalled {
  id: string;
  type: 'recalled';
  version: number;
  view: {
    [k: string]: unknown;
  };
}
export interface Said {
  phrase: string;
  seat: number;
  type: 'said';
}
/**
 * The server stops for a moment: come back.
 */
export interface Goodbye {
  type: 'goodbye';
}
/**
 * How it ended; `seat` is the one who resigned.
 */
export interface Ending {
  how: 'aborted' | 'finished' | 'resigned' | 'running';
  seat?: number | null;
}
/**
 * What does not fit. `replay-fault` says it in every language; of an illegal move `key` and
 *     `params` tell why, with the rule.
 */
export interface Fault {
  key?: string | null;
  move?: string | null;
  params?: {
    [k: string]: string | number;
  } | null;
  ply?: number | null;
  reason:
    | 'bad_components'
    | 'bad_setup'
    | 'bad_shuffle'
    | 'illegal_move'
    | 'other_components'
    | 'other_version'
    | 'too_long'
    | 'unknown_game'
    | 'unreadable'
    | 'wrong_ending'
    | 'wrong_result'
    | 'wrong_secret'
    | 'wrong_seed';
  rule?: string | null;
  sentence: string;
}
/**
 * The first message: `since` is the last version this client has seen, if any; `look` is the
 *     seat it looks from, for one who holds several.
 */
export interface Hello {
  id: string;
  look?: number | null;
  since?: number | null;
  type: 'hello';
}
/**
 * At one device the next person has taken over and lifts the curtain.
 */
export interface Look {
  id: string;
  seat: number | null;
  type: 'look';
}
export interface Sit {
  id: string;
  nonce: string;
  seat: number;
  type: 'sit';
}
export interface Leave {
  id: string;
  seat: number;
  type: 'leave';
}
export interface Start {
  id: string;
  type: 'start';
}
export interface Play {
  id: string;
  move: string;
  seat: number;
  type: 'play';
  version: number;
}
/**
 * Take back so many of the seat's last moves; `version` as in `play`.
 */
export interface Undo {
  id: string;
  plies?: number;
  seat: number;
  type: 'undo';
  version: number;
}
export interface Resign {
  id: string;
  seat: number;
  type: 'resign';
}
export interface Vote {
  about?: number | null;
  id: string;
  proposal: 'abort' | 'replace';
  seat: number;
  type: 'vote';
}
/**
 * What is certain to happen; a refusal is the answer to "why not?".
 */
export interface Preview {
  id: string;
  move: string;
  seat: number;
  type: 'preview';
}
export interface Hint {
  id: string;
  seat: number;
  type: 'hint';
}
/**
 * One of a few quick phrases, by its key.
 */
export interface Phrase {
  id: string;
  phrase: 'bye' | 'good_luck' | 'hello' | 'sorry' | 'thanks' | 'thinking' | 'well_played';
  seat: number;
  type: 'phrase';
}
/**
 * Show me the table as it was at this version.
 */
export interface Recall {
  id: string;
  type: 'recall';
  version: number;
}
export interface Rematch {
  id: string;
  nonce: string;
  type: 'rematch';
}
/**
 * A game as the new-table page offers it; `bots` are the levels, the weakest first.
 */
export interface GameInfo {
  bots: string[];
  id: string;
  options: OptionInfo[];
  /**
   * @minItems 2
   * @maxItems 2
   */
  players: [number, number];
  version: number;
}
/**
 * An option and what it may be: one of `values`, or a whole number from `low` to `high`.
 */
export interface OptionInfo {
  default: string | number | boolean;
  high?: number | null;
  id: string;
  low?: number | null;
  offered?: (string | number | boolean)[];
  values?: (string | number | boolean)[];
}
/**
 * A table in a list, and which chairs are yours.
 */
export interface Listed {
  game: string;
  id: string;
  status: string;
  summary: Summary;
  updated: number;
  yours: number[];
}
/**
 * A table in a few facts. Scores are there only when the game was played to its end; somebody
 *     who resigned leaves the others as winners.
 */
export interface Summary {
  chairs: ListedChair[];
  ending: ('aborted' | 'finished' | 'resigned') | null;
  scores: number[] | null;
  waits_for: number | null;
  winners: number[];
}
export interface ListedChair {
  bot: string | null;
  name: string;
  open: boolean;
}
export interface Listing {
  mine: Listed[];
  open: Listed[];
  recent: Listed[];
}
/**
 * The guest who asks.
 */
export interface Me {
  name: string;
}
export interface Opened {
  id: string;
}
/**
 * A new table as a client asks for it. A chair is "me", "open", or the name of a bot; several
 *     may be mine (one device).
 */
export interface Order {
  chairs: string[];
  game: string;
  nonce: string;
  options?: {
    [k: string]: string | number | boolean;
  };
  private?: boolean;
}
/**
 * A move and what happened in it, as far as these eyes may know.
 */
export interface Ply {
  events: {
    [k: string]: unknown;
  }[];
  move: string;
  ply: number;
  seat: number;
}
/**
 * The table after a ply; 0 is the table before the first.
 */
export interface Position {
  ply: number;
  view: {
    [k: string]: unknown;
  };
}
/**
 * A page of a game. `plies` is how far it can be played; the log is whole, when asked for.
 */
export interface Replay {
  ending: Ending;
  faults: Fault[];
  frames: Position[];
  game: string;
  log: Ply[] | null;
  options: {
    [k: string]: string | number | boolean;
  };
  plies: number;
  result: Result | null;
  seats: Seat[];
  version: number;
}
/**
 * The final scores and places of a finished game.
 */
export interface Result {
  ranks: number[];
  scores: number[];
  winners: number[];
}
/**
 * Who sat there: a person's name, or a bot's.
 */
export interface Seat {
  bot?: string | null;
  name: string;
}
export interface RulesPage {
  html: string;
}
/**
 * Whether a record fits, and everything in it that does not.
 */
export interface Verdict {
  faults: Fault[];
  fits: boolean;
  plies?: number | null;
  scores?: number[] | null;
}
