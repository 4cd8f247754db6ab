/**
 * Tells a connection that has died from one that is only silent: a silent one is asked, and one that
 * gives no answer is dead. Anything that is heard is an answer.
 */

/** After so long without a word one asks (all in ms). */
const SILENCE = 4_000;
/** Most acts are answered sooner; while a hint takes its time, the connection is asked. */
const ANSWER = 1_000;
/** So long after the question the connection is dead. A server that is busy for three seconds answers in time. */
const PATIENCE = 5_000;
/** A new connection may wait longer for its first word: after a restart of the server many come at once. */
const FIRST_WORD = 12_000;
/** A timer that is late by more has slept with the machine or the tab, and proves nothing. */
const ASLEEP = 1_000;

export class Heartbeat {
  #asked = false;
  #due = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly ask: () => void,
    private readonly die: () => void,
  ) {}

  /** A connection is being opened. */
  begin(): void {
    this.#asked = true;
    this.#wait(FIRST_WORD);
  }

  heard(): void {
    this.#asked = false;
    this.#wait(SILENCE);
  }

  /** Something was sent that wants an answer. */
  sent(): void {
    if (!this.#asked && this.#due - Date.now() > ANSWER) this.#wait(ANSWER);
  }

  /** Is it still there? */
  check(): void {
    if (!this.#asked) this.#question();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#asked = false;
    this.#due = 0;
  }

  #wait(time: number): void {
    clearTimeout(this.#timer);
    this.#due = Date.now() + time;
    this.#timer = setTimeout(() => this.#ring(), time);
  }

  #ring(): void {
    const slept = Date.now() - this.#due > ASLEEP;
    if (this.#asked && !slept) this.die();
    else this.#question();
  }

  #question(): void {
    this.#asked = true;
    this.ask();
    this.#wait(PATIENCE);
  }
}
