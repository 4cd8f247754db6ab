// One table over a WebSocket: keeps what the server told, comes back by itself after a lost
// connection, and sends again what was not acknowledged. It knows no rule and no game.

import { api } from "./api";
import { unfolded } from "./unfold";
import type { Answer, FromBrowser, Phrase, Refusal, TableInfo, Told } from "../wire/types";

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
export type Act = Without<FromBrowser, "id">;
export type View = Record<string, unknown>;
export type Reply = Exclude<Answer, { type: "snapshot" | "update" | "said" | "goodbye" }>;

interface Waiting {
  request: FromBrowser;
  answer: (reply: Reply) => void;
}

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 8000;
const GONE = 4404;

/** What changes the position on the table; votes and people who come and go do not. */
const TURNS = new Set(["started", "moved", "undone"]);

export class TableConnection {
  state = $state<"connecting" | "open" | "lost" | "gone">("connecting");
  version = $state(0);
  look = $state<number | null>(null);
  table = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  log = $state.raw<Told[]>([]);
  said = $state.raw<{ seat: number; phrase: string } | null>(null);

  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    readonly id: string,
    readonly address: string = webSocketAddress(id),
  ) {
    void this.#connect();
  }

  /** Send an act; the promise waits through lost connections until the server has answered. */
  send(act: Act): Promise<Reply> {
    const request = { ...act, id: crypto.randomUUID() } as FromBrowser;
    return new Promise((answer) => {
      this.#waiting.set(request.id, { request, answer });
      this.#write(request);
    });
  }

  /** At one device: look from another of one's own seats, or from none (a curtain). */
  lookFrom(seat: number | null): void {
    this.#write({ type: "look", id: "look", seat });
  }

  /** A quick phrase; nobody answers it, and one that is late is better not said. */
  say(seat: number, phrase: Phrase["phrase"]): void {
    this.#write({ type: "phrase", id: "phrase", seat, phrase });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  async #connect(): Promise<void> {
    try {
      await api.me(); // who follows a friend's link has no name yet
    } catch {
      this.#lost();
      return;
    }
    if (this.#closed) return;
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#pause = FIRST_PAUSE;
      this.#write({ type: "hello", id: "hello", since: this.version || null, look: this.look });
      for (const { request } of this.#waiting.values()) this.#write(request);
    };
    socket.onmessage = (message) => this.#hear(JSON.parse(String(message.data)) as Answer);
    socket.onclose = (event) => this.#lost(event.code);
  }

  #lost(code?: number): void {
    if (this.#closed) return;
    if (code === GONE) {
      this.state = "gone";
      return;
    }
    this.state = "lost";
    this.#timer = setTimeout(() => void this.#connect(), this.#pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  #write(request: FromBrowser): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(request));
  }

  #hear(answer: Answer): void {
    switch (answer.type) {
      case "snapshot":
        this.log = answer.log;
        this.view = unfolded(answer.view);
        this.#stand(answer);
        break;
      case "update":
        // the same position stays the same view: whoever has picked a card keeps it
        if (answer.look !== this.look || answer.news.some((told) => TURNS.has(told.kind))) this.view = unfolded(answer.view);
        if (answer.news.length > 0) this.log = [...this.log, ...answer.news];
        this.#stand(answer);
        break;
      case "said":
        this.said = answer;
        break;
      case "goodbye":
        break;
      default:
        this.#waiting.get(answer.id)?.answer(answer);
        this.#waiting.delete(answer.id);
    }
  }

  #stand(message: Extract<Answer, { type: "snapshot" | "update" }>): void {
    this.state = "open";
    this.version = message.version;
    this.look = message.look;
    this.table = message.table;
  }
}

export function isRefusal(reply: Reply): reply is Refusal {
  return reply.type === "refused";
}

function webSocketAddress(id: string): string {
  return `${location.origin.replace(/^http/, "ws")}/api/tables/${id}`;
}
