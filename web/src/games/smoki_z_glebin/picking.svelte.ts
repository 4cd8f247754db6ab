/**
 * What somebody at the table has picked so far: a pattern held over the sea, or a card to take, keep or pay
 * for; and what the server answered about it. A new view begins with nothing picked.
 */
import { SvelteMap } from 'svelte/reactivity';
import { preferences } from '../../preferences.svelte';
import { asking } from '../../table/asking';
import type { Refusal, Server } from '../../table/view';
import type { Speaker } from '../../words/speaker';
import { cycled, ghostOf, keyOf, mirror, nearestPlace, nudged, over, reoriented, squaresOf, stepped, textOf, type Arrow, type Ghost } from './ghost';
import { NO_OUTCOME, outcome, type Outcome } from './outcome';
import { named, onSea, type Square } from './squares';
import { payments, placements, type GlebinMove, type GlebinView, type PlayPattern, type Size } from './view';

interface Given {
  readonly view: GlebinView;
  readonly server: Server;
  readonly speaker: Speaker;
}

const HOVER = 90; // ms a ghost rests before the server is asked about it
const MIDDLE: Square = { col: 7, row: 7 };

export class Picking {
  readonly view = $derived.by(() => this.given().view);

  /** The card of the hand that is held over the sea, and where it lies. */
  held = $derived.by((): number | null => { void this.view; return null; });
  ghost = $derived.by((): Ghost | null => { void this.view; return null; });
  /** Where the pointer would put it. */
  hover = $derived.by((): Ghost | null => { void this.view; return null; });
  /** Which of its squares bears the head: a choice for the eye alone. */
  readonly #carried = $derived(this.ghost?.card);
  head = $derived.by((): number | null => { void this.#carried; return null; });
  /** Another move that is picked: a card to keep, to draw, to pay for. */
  choice = $derived.by((): GlebinMove | null => { void this.view; return null; });
  /** The mission whose payment is being chosen; whether a pass is. */
  paying = $derived.by((): number | null => { void this.view; return null; });
  passing = $derived.by((): boolean => { void this.view; return false; });
  /** The square somebody looks at, while no card is held. */
  cursor = $derived.by((): Square | null => { void this.view; return null; });
  refused = $derived.by((): Refusal | null => { void this.view; return null; });
  #foreseen = $state.raw<Outcome | null>(null); // null until the server has answered

  /** The heads that were put somewhere at this table, by the squares of their dragons. */
  readonly heads = new SvelteMap<string, Square>();

  readonly shown = $derived(this.hover ?? this.ghost);
  readonly squares = $derived(this.shown ? squaresOf(this.#shape(this.shown.card), this.shown) : []);
  readonly places = $derived(this.ghost ? placements(this.view, this.ghost.card) : []);
  readonly #byKey = $derived(new Map(this.places.map((move) => [move.squares.join(' '), move])));
  readonly #legal = $derived(new Set(this.#byKey.keys()));
  /** The placement that the ghost stands for; null where it may not lie. */
  readonly placing = $derived<PlayPattern | null>(this.#byKey.get(keyOf(this.squares)) ?? null);
  readonly move = $derived<GlebinMove | null>(this.choice ?? this.placing);
  readonly seen = $derived(this.#foreseen ?? NO_OUTCOME);
  readonly headAt = $derived(this.head === null ? undefined : this.squares[this.head % this.squares.length]);
  /** How far round the legal places one is, from 1. */
  readonly nth = $derived(this.placing ? this.places.indexOf(this.placing) + 1 : 0);

  readonly #ask = asking(() => this.view);

  constructor(private readonly given: () => Given) {
    $effect(() => {
      const { move } = this;
      this.#foreseen = null;
      if (!move) return;
      let current = true;
      const ask = (): void => this.#ask(this.given().server.preview(move.text), (told) => {
        if (current) this.#foreseen = outcome(told);
      });
      const timer = this.hover ? setTimeout(ask, HOVER) : (ask(), undefined);
      return () => {
        current = false;
        clearTimeout(timer);
      };
    });
  }

  #shape(card: string): { rows: readonly string[] } {
    return this.view.shapes[card]!;
  }

  // ---------------------------------------------------------------- a pattern and its ghost

  /** A press on a pattern of the hand: its ghost shows itself at the nearest legal place. */
  card(at: number): void {
    const card = this.view.seats[this.view.seat ?? -1]?.hand[at]?.pattern;
    if (!card || this.view.moves.length === 0) return;
    if (this.held === at) return this.clear();
    const like = this.ghost;
    this.clear();
    if (this.view.phase !== 'play_pattern') return this.#whyNot(`play ${card} a1`);
    const places = placements(this.view, card);
    this.held = at;
    this.ghost = nearestPlace(this.#shape(card), places, like?.at ?? MIDDLE) ?? { card, turns: 0, mirrored: false, at: { col: 9, row: 9 } };
    if (places.length === 0) this.#whyNot(textOf(this.#shape(card), this.ghost));
  }

  /** The pointer is over a square, or has left the sea. */
  point(at: Square | null): void {
    if (!this.ghost) return;
    const next = at && onSea(at) ? over(this.#shape(this.ghost.card), this.ghost, at, this.#legal) : null;
    if (next && this.hover && keyOf(squaresOf(this.#shape(next.card), next)) === keyOf(this.squares)) return;
    this.hover = next;
  }

  /** A press on a square: the ghost stays there, or the server says why it cannot. */
  press(at: Square): void {
    if (!onSea(at)) return;
    this.refused = null;
    if (!this.ghost) {
      this.cursor = this.cursor && named(this.cursor) === named(at) ? null : at;
      return;
    }
    const before = keyOf(squaresOf(this.#shape(this.ghost.card), this.ghost));
    this.#lay(over(this.#shape(this.ghost.card), this.ghost, at, this.#legal));
    if (keyOf(this.squares) === before && this.placing && !preferences.confirm) this.play(this.placing);
    else if (!this.placing) this.why();
  }

  /** The ghost is dragged: it follows, and says nothing until it is let go. */
  drag(at: Square): void {
    if (this.ghost && onSea(at)) this.#lay(over(this.#shape(this.ghost.card), this.ghost, at, this.#legal));
  }

  arrow(arrow: Arrow, exactly: boolean): void {
    if (this.ghost) this.#lay((exactly ? stepped(this.#shape(this.ghost.card), this.ghost, arrow) : nudged(this.#shape(this.ghost.card), this.ghost, arrow, this.#legal)));
    else {
      const { col, row } = stepped({ rows: ['X'] }, { card: '', turns: 0, mirrored: false, at: this.cursor ?? MIDDLE }, arrow).at;
      this.cursor = { col, row };
    }
  }

  turn(by: 1 | -1): void {
    if (this.ghost) this.#settle(reoriented(this.#shape(this.ghost.card), this.ghost, this.ghost.turns + by, this.ghost.mirrored));
  }

  mirror(): void {
    if (this.ghost) this.#settle(mirror(this.#shape(this.ghost.card), this.ghost));
  }

  /** The head goes to the next square. */
  moveHead(): void {
    this.head = this.head === null ? 0 : (this.head + 1) % this.squares.length;
  }

  cycle(by: 1 | -1): void {
    if (this.ghost) this.#lay(cycled(this.#shape(this.ghost.card), this.ghost, this.places, by));
  }

  /** Why the ghost may not lie where it is. */
  why(): void {
    if (this.ghost) this.#whyNot(textOf(this.#shape(this.ghost.card), this.ghost));
  }

  #lay(ghost: Ghost): void {
    this.refused = null;
    this.choice = null;
    this.hover = null;
    this.ghost = ghost;
  }

  /** A turned ghost slips to a legal place that covers what it covered, if there is one. */
  #settle(ghost: Ghost): void {
    const shape = this.#shape(ghost.card);
    if (this.#legal.has(keyOf(squaresOf(shape, ghost)))) return this.#lay(ghost);
    const [middle] = squaresOf(shape, ghost).sort((one, other) => distance(one, ghost) - distance(other, ghost));
    this.#lay(middle ? over(shape, ghost, middle, this.#legal) : ghost);
  }

  // ---------------------------------------------------------------- cards and missions

  mission(slot: number): void {
    if (this.view.moves.length === 0) return;
    this.refused = null;
    const ways = payments(this.view, slot);
    if (ways.length > 0) {
      this.paying = slot;
      this.choice = ways.find((each) => each === this.choice) ?? ways[0]!;
    } else this.#whyNot(`mission ${slot} : ${this.view.missions[slot]?.ships.join(' ') ?? ''}`);
  }

  /** A pattern of the display, or the top of its stack (null). */
  pattern(size: Size, place: number | null): void {
    if (this.view.moves.length === 0) return;
    this.refused = null;
    const found = this.view.moves.find((move) => move.act === 'draw_pattern' && move.size === size && move.place === place);
    if (found) this.choose(found);
    else this.#whyNot(`draw ${size} ${place ?? 'stack'}`);
  }

  choose(move: GlebinMove): void {
    this.refused = null;
    this.held = this.ghost = this.hover = null;
    if (this.choice === move && !preferences.confirm) this.play(move);
    this.choice = this.choice === move ? null : move;
  }

  clear(): void {
    this.held = this.ghost = this.hover = this.choice = this.refused = this.cursor = null;
  }

  hint(): void {
    this.clear();
    this.#ask(this.given().server.hint(), (text) => {
      const hinted = this.view.moves.find((each) => each.text === text);
      if (hinted?.act === 'play_pattern') {
        this.held = this.view.seats[this.view.seat ?? -1]?.hand.findIndex(({ pattern }) => pattern === hinted.card) ?? null;
        this.ghost = ghostOf(this.#shape(hinted.card), hinted);
      } else if (hinted) {
        this.choice = hinted;
      }
    });
  }

  play(move: GlebinMove | null): void {
    if (!move) return;
    if (move.act === 'play_pattern' && this.headAt) this.heads.set(move.squares.join(' '), this.headAt);
    this.given().server.play(move.text);
  }

  #whyNot(text: string): void {
    this.#ask(this.given().server.whyNot(text), (why) => (this.refused = why));
  }
}

/** From a square to the corner of a ghost: its inner squares come first. */
function distance({ col, row }: Square, { at }: Ghost): number {
  return Math.hypot(col - at.col - 1, row - at.row - 1);
}
