// Made by `python3 dev.py wire` from the types of the server: do not edit.

export type Answer =
  Snapshot | Update | Presence | Pong | Done | Refusal | Previewed | Hinted | Recalled | Said | Goodbye;
export type FromBrowser =
  | Hello
  | Ping
  | Look
  | Sit
  | Leave
  | Start
  | RevealNonce
  | Play
  | Undo
  | Resign
  | Vote
  | Preview
  | Hint
  | Phrase
  | Recall
  | Rematch
  | DeclineRematch;

export interface Wire {
  Answer: Answer;
  ChairInfo: ChairInfo;
  DeclineRematch: DeclineRematch;
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
  Ping: Ping;
  Play: Play;
  Pledge: Pledge;
  Ply: Ply;
  Pong: Pong;
  Position: Position;
  Presence: Presence;
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
  RevealNonce: RevealNonce;
  RulesPage: RulesPage;
  Said: Said;
  Seat: Seat;
  Share: Share;
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
 *     moves may be taken back now, where there is one; `rematch_asked` are the seats that want another
 *     game, `rematch_declined` those that have said "not now".
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
  pace: 'live' | 'slow';
  pledges: Pledge[];
  previous: string | null;
  private: boolean;
  rematch: string | null;
  rematch_asked: number[];
  rematch_declined: number[];
  resigned: number | null;
  reveal: Reveal | null;
  scheme: number;
  status: 'aborted' | 'dealing' | 'finished' | 'open' | 'running';
  undoable: [number, number][];
  votes: [string, number | null, number][];
  watchers: number;
  yours: boolean;
}
/**
 * A place at the table as everybody sees it; `bot` is the level of a bot. Who is not `here` has
 *     no open connection; who is `away` has had none for long, so that votes pass without them.
 */
export interface ChairInfo {
  away: boolean;
  bot: string | null;
  here: boolean;
  kind: 'bot' | 'open' | 'person';
  name: string;
  yours: boolean;
}
/**
 * What the person of a seat has pledged, and whether the nonce has been revealed in time.
 */
export interface Pledge {
  pledge: string;
  revealed: boolean;
  seat: number;
}
/**
 * After the game: where the shuffle came from.
 */
export interface Reveal {
  nonces: string[];
  secret: string;
  shares: Share[];
}
/**
 * What the person of a seat has in the shuffle; without a nonce they were left out, because
 *     they did not reveal it in time.
 */
export interface Share {
  nonce?: string | null;
  pledge: string;
  seat: number;
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
 * Who is connected now: the seats whose people are, and how many more look on.
 */
export interface Presence {
  here: number[];
  type: 'presence';
  watchers: number;
}
export interface Pong {
  id: string;
  type: 'pong';
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
 * Not now.
 */
export interface DeclineRematch {
  id: string;
  type: 'decline_rematch';
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
    | 'too_costly'
    | 'too_long'
    | 'unknown_game'
    | 'unreadable'
    | 'wrong_ending'
    | 'wrong_pledge'
    | 'wrong_result'
    | 'wrong_secret'
    | 'wrong_seed';
  rule?: string | null;
  sentence: string;
}
/**
 * The first message, and the only one of its kind: `since` is the last version this client has
 *     seen, if any; `look` is the seat it looks from, for one who holds several.
 */
export interface Hello {
  id: string;
  look?: number | null;
  since?: number | null;
  type: 'hello';
}
/**
 * Is anybody there?
 */
export interface Ping {
  id: string;
  type: 'ping';
}
/**
 * At one device the next person has taken over and lifts the curtain.
 */
export interface Look {
  id: string;
  seat: number | null;
  type: 'look';
}
/**
 * `pledge` is the hash of the nonce that is revealed when the game starts. At a table of the
 *     first scheme the nonce itself is given.
 */
export interface Sit {
  id: string;
  nonce?: string | null;
  pledge?: string | null;
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
/**
 * The game has started: this is the nonce that was pledged.
 */
export interface RevealNonce {
  id: string;
  nonce: string;
  type: 'reveal';
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
/**
 * I should like another game; it is opened when everybody has said so.
 */
export interface Rematch {
  id: string;
  pledge: string;
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
/**
 * A new table, and the hash of the secret of its shuffle.
 */
export interface Opened {
  commitment: string;
  id: string;
}
/**
 * A new table as a client asks for it. A chair is "me", "open", or the name of a bot; several
 *     may be mine (one device). Who sits there pledges a nonce by its hash.
 */
export interface Order {
  chairs: string[];
  game: string;
  options?: {
    [k: string]: string | number | boolean;
  };
  pace?: 'live' | 'slow';
  pledge?: string | null;
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
