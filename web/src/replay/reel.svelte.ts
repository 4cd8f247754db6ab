/**
 * A game that has ended, as positions: asked of the server in pages, kept, the next page in advance.
 * What is shown is always whole: a ply, the eyes, the view and the log belong together.
 */
import { unfolded } from '../net/unfold';
import { Refused, type ReplayPage } from '../net/api';
import type { LogEntry, Told, View } from '../table/view';
import type { Replay } from '../wire/types';
import type { Place } from './place';

/** As many positions as the server sends at once. */
const PAGE = 32;

export type Source = (page: ReplayPage) => Promise<Replay>;

export interface Shown extends Place {
  readonly view: View;
  /** Everything up to the position. */
  readonly log: readonly LogEntry[];
}

export class Reel {
  /** Where one wants to be; what is shown follows as soon as it has come. */
  ply = $state(0);
  look = $state<number | null>(null);
  shown = $state.raw<Shown | null>(null);
  /** What is true of the whole game. */
  about = $state.raw<Omit<Replay, 'log' | 'frames'> | null>(null);
  /** Why the wanted position does not come. */
  trouble = $state<string | null>(null);
  /** The whole course of the game, as these eyes see it. */
  course = $state.raw<readonly LogEntry[]>([]);

  readonly plies = $derived(this.about?.plies ?? 0);
  readonly turning = $derived(this.shown?.ply !== this.ply || this.shown.look !== this.look);

  #pages = new Map<string, Promise<Replay>>();
  #courses = new Map<number | null, readonly LogEntry[]>();

  constructor(
    private readonly source: Source,
    start: Place,
  ) {
    this.ply = start.ply;
    this.look = start.look;
    void this.#turn(start);
  }

  to(ply: number): void {
    this.ply = Math.max(0, Math.min(ply, this.plies));
    this.again();
  }

  through(look: number | null): void {
    this.look = look;
    this.again();
  }

  again(): void {
    void this.#turn({ ply: this.ply, look: this.look });
  }

  async #turn(place: Place): Promise<void> {
    const { ply, look } = place;
    const number = Math.floor(ply / PAGE);
    try {
      const page = await this.#page(look, number);
      if (!this.#wanted(place)) return;
      this.about ??= page;
      this.trouble = null;
      if (ply > page.plies) return this.to(page.plies);
      this.#show(place, page);
      if ((number + 1) * PAGE <= page.plies) this.#page(look, number + 1).catch(() => {}); // asked again when it is wanted
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
      if (!this.#wanted(place)) return;
      if (fault.reason === 'no_such_seat' && look !== null) this.through(null); // an address may say anything
      else this.trouble = fault.reason;
    }
  }

  #wanted({ ply, look }: Place): boolean {
    return ply === this.ply && look === this.look;
  }

  #show({ ply, look }: Place, page: Replay): void {
    const frame = page.frames.find((each) => each.ply === ply);
    if (!frame) throw new Error(`position ${ply} is not on its page`);
    this.course = this.#courses.get(look) ?? [];
    this.shown = { ply, look, view: unfolded(frame.view) as unknown as View, log: this.course.slice(0, ply) };
  }

  #page(look: number | null, number: number): Promise<Replay> {
    const key = `${look} ${number}`;
    const kept = this.#pages.get(key);
    if (kept) return kept;
    const asked = this.#ask(look, number);
    this.#pages.set(key, asked);
    asked.catch(() => this.#pages.delete(key));
    return asked;
  }

  async #ask(look: number | null, number: number): Promise<Replay> {
    const page = await this.source({ look, from: number * PAGE, count: PAGE, log: !this.#courses.has(look) });
    if (page.log) this.#courses.set(look, page.log.map(({ ply, seat, events }) => ({ ply, seat, told: events as unknown as Told[] })));
    return page;
  }
}
