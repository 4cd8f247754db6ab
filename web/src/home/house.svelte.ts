/** What the pages know from the server; asked again while one is looked at, and sooner when nobody answers. */
import { api, Refused } from '../net/api';
import type { GameInfo, Listing } from '../wire/types';
import { row, waitingFirst, type Row } from './listing';

const PAUSE = 15_000;
const PAUSE_LOST = 4_000;

class House {
  /** Why the last question had no answer; null when it had. */
  trouble = $state<string | null>(null);
  name = $state<string | null>(null);
  /** The games that can be played; null until the server has told. */
  games = $state.raw<ReadonlyMap<string, GameInfo> | null>(null);
  now = $state(Date.now());
  #listing = $state.raw<Listing | null>(null);
  #asking = false;
  #visits = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  lost = $derived(this.trouble !== null);
  mine = $derived(this.#rows((listing) => listing.mine));
  recent = $derived(this.#rows((listing) => listing.recent));
  /** Tables of others: one's own stand among `mine`. */
  open = $derived(this.#rows((listing) => listing.open.filter((each) => !listing.mine.some((own) => own.id === each.id))));
  /** Where it is my turn. */
  waiting = $derived(this.mine?.filter((each) => each.waitsForMe) ?? []);

  /** Begins to ask; gives what ends it. From one page to the next there is a moment with both. */
  visit(): () => void {
    const seen = (): void => void (document.visibilityState === 'visible' && this.ask());
    document.addEventListener('visibilitychange', seen);
    this.#visits += 1;
    void this.ask();
    return () => {
      document.removeEventListener('visibilitychange', seen);
      this.#visits -= 1;
      if (this.#visits === 0) clearTimeout(this.#timer);
    };
  }

  async ask(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    clearTimeout(this.#timer);
    try {
      // the first question brings the cookie that the others need
      this.name ??= (await api.me()).name;
      this.games ??= new Map((await api.games()).map((game) => [game.id, game]));
      this.#listing = await api.tables();
      this.trouble = null;
    } catch (fault) {
      this.trouble = reason(fault);
      if (this.trouble === 'no_cookie') this.name = null;
    }
    this.now = Date.now();
    this.#asking = false;
    if (this.#visits === 0) return;
    this.#timer = setTimeout(() => document.visibilityState === 'visible' && this.ask(), this.trouble ? PAUSE_LOST : PAUSE);
  }

  /** Throws what the server has against the name. */
  async rename(name: string): Promise<void> {
    this.name = (await api.rename(name)).name;
  }

  #rows(pick: (listing: Listing) => Listing['mine']): Row[] | null {
    if (!this.#listing) return null;
    return waitingFirst(pick(this.#listing).map(row));
  }
}

export const house = new House();

export function reason(fault: unknown): string {
  if (fault instanceof Refused) return fault.reason;
  throw fault;
}
