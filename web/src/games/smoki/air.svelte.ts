/** The cards in the air: what flies, and which slots wait for it. Lengths come from the tokens, where reduced motion makes them nothing. */
import { getContext, setContext } from 'svelte';
import { SvelteSet } from 'svelte/reactivity';
import { milliseconds } from '../../table/motion';
import type { LogEntry } from '../../table/view';
import { flights, type Anchor, type Flight } from './happened';
import type { SmokiView } from './view';

const MOST = 700; // ms: nobody waits longer, however far a Ring wanders

export interface Flyer extends Flight {
  readonly id: string;
  readonly delay: number;
}

export class Air {
  flyers = $state.raw<readonly Flyer[]>([]);
  private readonly awaited = new SvelteSet<Anchor>();

  /** Whether a card is on its way to this slot. */
  awaits(spot: Anchor): boolean {
    return this.awaited.has(spot);
  }

  /** Acts out a move. */
  show(entry: LogEntry, view: SmokiView): void {
    const length = milliseconds('--m-move');
    if (length === 0) return;
    const all = flights(entry, view);
    const last = Math.max(0, ...all.map((each) => each.nth));
    const step = last === 0 ? 0 : Math.min(length, (MOST - length) / last);
    this.flyers = all.map((flight, at) => ({ ...flight, id: `${entry.ply}:${at}`, delay: flight.nth * step }));
    this.awaited.clear();
    for (const { to } of all) if (to.startsWith('slot')) this.awaited.add(to);
  }

  land(flyer: Flyer): void {
    this.flyers = this.flyers.filter((each) => each !== flyer);
    if (!this.flyers.some((each) => each.to === flyer.to)) this.awaited.delete(flyer.to);
  }
}

const KEY = Symbol('air');

export function provideAir(): Air {
  return setContext(KEY, new Air());
}

export function useAir(): Air {
  return getContext<Air>(KEY);
}
