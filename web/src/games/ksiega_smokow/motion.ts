/**
 * Movement tells what happened: every piece that has a name is looked for before and after, and goes from
 * where it lay to where it lies. Lengths come from the tokens, where reduced motion makes them nothing:
 * then what has moved shows its outline once.
 */
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { milliseconds } from '../../table/motion';

const HIGH = 26; // px: how high a die hops
const NEAR = 16; // px: that is no flight, the others only made room
const FLASH = 700; // ms

type Piece = HTMLElement | SVGElement;

interface Lay {
  readonly place: DOMRect;
  /** A card may be out of sight afterwards, in a book that is closed. */
  readonly likeness: Piece | null;
}

/** Where the pieces of a table lay, and their flights. */
export class Flights {
  private lay = new Map<string, Lay>();
  private readonly flying: Animation[] = [];

  constructor(
    private readonly table: () => HTMLElement | undefined,
    private readonly zoom: () => number,
  ) {}

  /** Before the table changes. */
  remember(): void {
    this.lay = new Map([...this.pieces()].map(([name, piece]) => [name, { place: piece.getBoundingClientRect(), likeness: isCard(name) ? likenessOf(piece) : null }]));
  }

  /** After it has changed: whatever lies elsewhere flies there, above everything else. Where nothing may
      fly, it flashes, if it was moved by `others`. */
  fly(others: boolean): void {
    for (const flight of this.flying.splice(0)) flight.finish();
    const pieces = this.pieces();
    for (const [name, { place, likeness }] of this.lay) {
      const piece = pieces.get(name);
      if (piece) this.move(name, piece, place, others);
      else if (likeness) this.putAway(name, likeness, place);
    }
  }

  private move(name: string, piece: Piece, there: DOMRect, others: boolean): void {
    const here = piece.getBoundingClientRect();
    if (there.width === 0 || here.width === 0 || Math.hypot(there.x - here.x, there.y - here.y) < NEAR) return;
    if (milliseconds('--m-slow') === 0) {
      if (others) piece.animate([{ outline: '3px solid #fff' }, { outline: '3px solid #fff0' }], FLASH);
      return;
    }
    piece.style.visibility = 'hidden';
    this.flight(likenessOf(piece), there, here, isCard(name) ? 0 : HIGH, () => (piece.style.visibility = ''));
  }

  /** Into the closed book of whoever has it now. */
  private putAway(name: string, likeness: Piece, there: DOMRect): void {
    const book = this.table()?.querySelector(`[data-holds~="${name}"]`)?.getBoundingClientRect();
    if (!book || milliseconds('--m-slow') === 0) return;
    const share = 0.2;
    const here = new DOMRect(book.x + book.width / 2 - (there.width * share) / 2, book.y, there.width * share, there.height * share);
    this.flight(likeness, there, here, 0, () => undefined);
  }

  /** A likeness flies, for the piece itself may lie under others. */
  private flight(likeness: Piece, there: DOMRect, here: DOMRect, high: number, landed: () => void): void {
    const table = this.table();
    if (!table) return;
    const zoom = this.zoom();
    const { x, y } = table.getBoundingClientRect();
    Object.assign(likeness.style, { position: 'absolute', inset: 'auto', left: `${(here.x - x) / zoom}px`, top: `${(here.y - y) / zoom}px`, width: `${here.width / zoom}px`, height: `${here.height / zoom}px`, zIndex: '40', pointerEvents: 'none', transformOrigin: '0 0', visibility: 'visible' });
    table.append(likeness);
    const [dx, dy, scale] = [(there.x - here.x) / zoom, (there.y - here.y) / zoom, there.width / here.width];
    const frame = (share: number, rise: number): Keyframe => ({ transform: `translate(${dx * share}px, ${dy * share - rise}px) scale(${1 + (scale - 1) * share})` });
    const flight = likeness.animate([frame(1, 0), frame(0.5, high), frame(0, 0)], { duration: milliseconds('--m-slow'), easing: 'cubic-bezier(.35, 0, .15, 1)' });
    const land = (): void => {
      likeness.remove();
      landed();
    };
    flight.onfinish = land;
    flight.oncancel = land;
    this.flying.push(flight);
  }

  private pieces(): Map<string, Piece> {
    const found = [...(this.table()?.querySelectorAll<Piece>('[data-piece]') ?? [])];
    return new Map(found.map((piece) => [piece.dataset['piece']!, piece]));
  }
}

function isCard(name: string): boolean {
  return name.startsWith('card');
}

function likenessOf(piece: Piece): Piece {
  const likeness = piece.cloneNode(true) as Piece;
  delete likeness.dataset['piece'];
  likeness.setAttribute('aria-hidden', 'true');
  return likeness;
}

/** A new card is turned up. */
export function turnUp(_card: Element): TransitionConfig {
  return { delay: milliseconds('--m-move'), duration: milliseconds('--m-move'), easing: cubicOut, css: (done) => `transform: perspective(600px) rotateY(${(1 - done) * 90}deg); opacity: ${Math.min(1, done * 3)}` };
}
