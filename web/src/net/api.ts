// What is asked once, over HTTP. Every no is a Refused with a reason.

import type { GameInfo, Listing, Me, Opened, Order, Replay, RulesPage, Verdict } from "../wire/types";

export class Refused extends Error {
  constructor(
    readonly reason: string,
    readonly sentence: string | null,
  ) {
    super(sentence ?? reason);
  }
}

const LONGEST_MS = 30_000; // a server that has vanished never answers

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const sent = typeof body === "string" ? body : JSON.stringify(body);
  const answer = await fetch(path, {
    method,
    headers: { "Content-Type": "application/json" },
    ...(body === undefined ? {} : { body: sent }),
    signal: AbortSignal.timeout(LONGEST_MS),
  }).catch(() => {
    throw new Refused("no_connection", null);
  });
  const said = (await answer.json().catch(() => ({}))) as Record<string, unknown>;
  if (!answer.ok) {
    throw new Refused(String(said["reason"] ?? "no_connection"), (said["sentence"] as string) ?? null);
  }
  return said as T;
}

export const api = {
  me: () => ask<Me>("GET", "/api/me"),
  rename: (name: string) => ask<Me>("PUT", "/api/me", { name }),
  games: () => ask<GameInfo[]>("GET", "/api/games"),
  tables: () => ask<Listing>("GET", "/api/tables"),
  open: (order: Order) => ask<Opened>("POST", "/api/tables", order),
  verify: (record: string) => ask<Verdict>("POST", "/api/verify", record),
  rules: async (game: string, language: string) => (await ask<RulesPage>("GET", `/api/rules/${game}/${language}`)).html,
  record: (table: string) => `/api/tables/${table}/record`,
  recordLine: async (table: string) => JSON.stringify(await ask("GET", api.record(table))),
  replayTable: (table: string, page: ReplayPage) => ask<Replay>("GET", `/api/tables/${table}/replay?${query(page)}`),
  replayRecord: (record: string, page: ReplayPage) => ask<Replay>("POST", `/api/replay?${query(page)}`, record),
};

/** Some positions of a game that has ended, as a seat saw them, or a spectator. */
export interface ReplayPage {
  look: number | null;
  from: number;
  count: number;
  log: boolean;
}

function query({ look, from, count, log }: ReplayPage): string {
  return `look=${look ?? "none"}&from=${from}&count=${count}&log=${log}`;
}
