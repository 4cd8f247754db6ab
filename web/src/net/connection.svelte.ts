// One table over a WebSocket: keeps what the server told, notices a lost connection and comes back by
// itself, and sends again what was not acknowledged. It knows no rule and no game.

import { api } from "./api";
import { Heartbeat } from "./heartbeat";
import { randomHex } from "./random";
import { unfolded } from "./unfold";
import type { Answer, FromBrowser, Phrase, Presence, Refusal, TableInfo, Told } from "../wire/types";

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
export type Act = Without<FromBrowser, "id">;
export type View = Record<string, unknown>;
export type Reply = Exclude<Answer, { type: "snapshot" | "update" | "presence" | "pong" | "said" | "goodbye" }>;

interface Waiting {
  request: FromBrowser;
  answer: (reply: Reply) => void;
}

const HELLO = "hello";
const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 8000;
const NO_COOKIE = 4401;
const GONE = 4404;
const SET_ASIDE = 4410;
const TOO_MANY = 4429;

/** What changes the position on the table; votes and people who come and go do not. */
const TURNS = new Set(["started", "dealt", "moved", "undone"]);

/** Questions: nobody minds when they come to nothing. */
const QUESTIONS = new Set(["preview", "hint", "recall", "reveal"]);

export class TableConnection {
  /** `gone`: there is no such table; `aside`: it is kept, but cannot go on. Nobody tries again then. */
  state = $state<"connecting" | "open" | "lost" | "gone" | "aside">("connecting");
  /** Why the server does not let us in. */
  refused = $state<string | null>(null);
  /** How many acts wait for their acknowledgement. */
  pending = $state(0);
  version = $state(0);
  look = $state<number | null>(null);
  table = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  log = $state.raw<Told[]>([]);
  said = $state.raw<{ seat: number; phrase: string } | null>(null);

  #socket: WebSocket | null = null;
  #heart = new Heartbeat(
    () => this.#write({ type: "ping", id: "ping" }),
    () => this.#lose(0),
  );
  #waiting = new Map<string, Waiting>();
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The server knows us by our cookie. */
  #known = false;
  /** Of several attempts only the last one counts. */
  #attempt = 0;

  constructor(
    readonly id: string,
    readonly address: string = webSocketAddress(id),
  ) {
    void this.#connect();
  }

  /** Send an act; the promise waits through lost connections until the server has answered. */
  send(act: Act): Promise<Reply> {
    const request = { ...act, id: randomHex(16) } as FromBrowser;
    return new Promise((answer) => {
      this.#waiting.set(request.id, { request, answer });
      this.#count();
      this.#write(request);
      this.#heart.sent();
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

  /** There is reason to believe that something has changed: somebody looks again, the network is back. */
  check(): void {
    if (this.state === "open") this.#heart.check();
    else if (this.state === "lost") this.#lose(0);
  }

  /** The device says that it has no network. A server on the same device still answers the next attempt. */
  cutOff(): void {
    if (this.state === "open" || this.state === "connecting") this.#lose(FIRST_PAUSE);
  }

  close(): void {
    this.#hangUp();
  }

  async #connect(): Promise<void> {
    const attempt = ++this.#attempt;
    if (!this.#known) {
      try {
        await api.me(); // who follows a friend's link has no name yet
      } catch {
        if (attempt === this.#attempt) this.#lose();
        return;
      }
      if (attempt !== this.#attempt) return;
      this.#known = true;
    }
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    this.#heart.begin();
    socket.onopen = () => {
      this.#write({ type: "hello", id: HELLO, since: this.version || null, look: this.look });
      for (const { request } of this.#waiting.values()) this.#write(request);
    };
    socket.onmessage = (message) => {
      this.#heart.heard();
      this.#hear(JSON.parse(String(message.data)) as Answer);
    };
    socket.onclose = ({ code, reason }) => this.#ended(code, reason);
  }

  #ended(code: number, reason: string): void {
    this.refused = reason || this.refused;
    if (code === GONE || code === SET_ASIDE) {
      this.#hangUp();
      this.state = code === GONE ? "gone" : "aside";
      return;
    }
    if (code === NO_COOKIE) this.#known = false;
    if (code === TOO_MANY) this.#pause = LONGEST_PAUSE;
    this.#lose();
  }

  /** This connection is given up; another one is tried after the pause. */
  #lose(pause?: number): void {
    this.#hangUp();
    this.state = "lost";
    this.#timer = setTimeout(() => void this.#connect(), pause ?? this.#pause);
    if (pause === undefined) this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  /** A dead connection would take its time to close, so nobody waits for that. */
  #hangUp(): void {
    this.#attempt += 1;
    clearTimeout(this.#timer);
    this.#heart.stop();
    const socket = this.#socket;
    this.#socket = null;
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #count(): void {
    this.pending = [...this.#waiting.values()].filter(({ request }) => !QUESTIONS.has(request.type)).length;
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
      case "presence":
        if (this.table) this.table = present(this.table, answer);
        break;
      case "said":
        this.said = answer;
        break;
      case "pong":
      case "goodbye":
        break;
      default:
        if (answer.id === HELLO && answer.type === "refused") this.refused = answer.reason;
        this.#waiting.get(answer.id)?.answer(answer);
        this.#waiting.delete(answer.id);
        this.#count();
    }
  }

  #stand(message: Extract<Answer, { type: "snapshot" | "update" }>): void {
    this.state = "open";
    this.refused = null;
    this.#pause = FIRST_PAUSE;
    this.version = message.version;
    this.look = message.look;
    this.table = message.table;
  }
}

export function isRefusal(reply: Reply): reply is Refusal {
  return reply.type === "refused";
}

/** The same table with other people in the room. */
function present(table: TableInfo, { here, watchers }: Presence): TableInfo {
  const chairs = table.chairs.map((chair, seat) => (chair.kind === "person" ? { ...chair, here: here.includes(seat) } : chair));
  return { ...table, chairs, watchers };
}

function webSocketAddress(id: string): string {
  return `${location.origin.replace(/^http/, "ws")}/api/tables/${id}`;
}
