/** The part of the sea that a phone shows: it is panned with a finger, zoomed and turned with two. */
import { SIDE, type Square } from './squares';

const NEAREST = 66; // px a square
const FIRST = 44;
/** Two fingers turn the ghost by a quarter when they have turned so far. */
const QUARTER = 50; // degrees
const STILL = 8; // px: nearer than this a finger only trembles
/** Buttons float at the right and at the foot of the window. */
const FREE = { right: 58, foot: 74 };

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Doing {
  readonly tap: (at: Point) => void;
  /** Whether a finger put down there takes hold of the ghost. */
  readonly holds: (at: Point) => boolean;
  readonly carry: (at: Point) => void;
  readonly dropped: () => void;
  readonly turn: (by: 1 | -1) => void;
}

export class SeaWindow {
  width = $state(360);
  height = $state(350);
  /** Pixels a square, and where the upper left corner of the sea lies. */
  unit = $state(FIRST);
  left = $state(0);
  top = $state(0);

  /** So small that all of the sea is seen. */
  readonly farthest = $derived(Math.min(this.width, this.height) / SIDE);

  readonly #fingers = new Map<number, Point>();
  #moved = false;
  #carrying = false;
  #angle = 0;

  constructor(private readonly doing: Doing) {}

  /** A square comes to the middle of the window. */
  centre({ col, row }: Square): void {
    this.#place((this.width - FREE.right) / 2 - (col + 0.5) * this.unit, (this.height - FREE.foot) / 2 - (row + 0.5) * this.unit);
  }

  /** Squares are brought into the window, if they are not in it. */
  reveal(squares: readonly Square[]): void {
    this.#place(this.left, this.top);
    const out = squares.some(({ col, row }) => {
      const [x, y] = [this.left + col * this.unit, this.top + row * this.unit];
      return x < 0 || y < 0 || x + this.unit > this.width - FREE.right || y + this.unit > this.height - FREE.foot;
    });
    const [cols, rows] = [squares.map(({ col }) => col), squares.map(({ row }) => row)];
    if (out) this.centre({ col: (Math.min(...cols) + Math.max(...cols)) / 2, row: (Math.min(...rows) + Math.max(...rows)) / 2 });
  }

  zoom(by: number, about: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const unit = Math.max(this.farthest, Math.min(NEAREST, this.unit * by));
    const share = unit / this.unit;
    this.unit = unit;
    this.#place(about.x - (about.x - this.left) * share, about.y - (about.y - this.top) * share);
  }

  down(id: number, at: Point): void {
    this.#fingers.set(id, at);
    if (this.#fingers.size === 1) {
      this.#moved = false;
      this.#carrying = this.doing.holds(at);
    } else {
      this.#moved = true; // two fingers are no tap
      this.#carrying = false;
      this.#angle = angle(this.#pair());
    }
  }

  move(id: number, at: Point): void {
    const before = this.#fingers.get(id);
    if (!before) return;
    if (this.#fingers.size === 2) return this.#pinch(id, at);
    if (!this.#moved && Math.hypot(at.x - before.x, at.y - before.y) < STILL) return;
    this.#moved = true;
    this.#fingers.set(id, at);
    if (this.#carrying) this.doing.carry(at);
    else this.#place(this.left + at.x - before.x, this.top + at.y - before.y);
  }

  up(id: number, at: Point): void {
    if (!this.#fingers.delete(id)) return;
    if (this.#fingers.size > 0) return;
    if (!this.#moved) this.doing.tap(at);
    else if (this.#carrying) this.doing.dropped();
  }

  cancel(id: number): void {
    this.#fingers.delete(id);
    this.#moved = true;
  }

  #pinch(id: number, at: Point): void {
    const [one, other] = this.#pair();
    const before = Math.hypot(other.x - one.x, other.y - one.y);
    const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
    this.#fingers.set(id, at);
    const [first, second] = this.#pair();
    const now = { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 };
    this.zoom(Math.hypot(second.x - first.x, second.y - first.y) / (before || 1), middle);
    this.#place(this.left + now.x - middle.x, this.top + now.y - middle.y);
    const turned = ((angle([first, second]) - this.#angle + 540) % 360) - 180;
    if (Math.abs(turned) < QUARTER) return;
    this.doing.turn(turned > 0 ? 1 : -1);
    this.#angle += turned > 0 ? 90 : -90;
  }

  #pair(): [Point, Point] {
    const [one, other] = [...this.#fingers.values()];
    return [one!, other!];
  }

  /** The sea never leaves the window; where it is smaller it lies in the middle. */
  #place(left: number, top: number): void {
    const all = SIDE * this.unit;
    const kept = (at: number, room: number): number => (all <= room ? (room - all) / 2 : Math.max(room - all, Math.min(0, at)));
    [this.left, this.top] = [kept(left, this.width), kept(top, this.height)];
  }
}

function angle([one, other]: readonly [Point, Point]): number {
  return (Math.atan2(other.y - one.y, other.x - one.x) * 180) / Math.PI;
}
