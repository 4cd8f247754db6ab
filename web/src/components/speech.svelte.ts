/** What was just said at the table, for as long as it hangs in the air. */
const HEARD_MS = 5000;

export interface Saying {
  readonly seat: number;
  readonly who: string;
  /** The key of a quick phrase. */
  readonly phrase: string;
}

class Speech {
  latest = $state.raw<Saying | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  hear(saying: Saying): void {
    clearTimeout(this.#timer);
    this.latest = saying;
    this.#timer = setTimeout(() => (this.latest = null), HEARD_MS);
  }
}

export const speech = new Speech();
