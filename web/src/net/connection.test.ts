import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableInfo } from '../wire/types';
import { TableConnection } from './connection.svelte';

/** The browser's end of a socket; the test is the server. */
class Socket {
  static made: Socket[] = [];
  static readonly OPEN = 1;
  readyState = 0;
  sent: { type: string; id: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;

  constructor() {
    Socket.made.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 2;
  }

  // ---- what the server does

  accept(): void {
    this.readyState = Socket.OPEN;
    this.onopen?.();
  }

  tell(answer: object): void {
    this.onmessage?.({ data: JSON.stringify(answer) });
  }

  end(code: number, reason = ''): void {
    this.readyState = 3;
    this.onclose?.({ code, reason });
  }

  types(): string[] {
    return this.sent.map(({ type }) => type);
  }
}

const PERSON = { kind: 'person', name: 'Ola', bot: null, yours: true, here: true, away: false };
const BOT = { ...PERSON, kind: 'bot', name: 'Skarn', bot: 'dragon', yours: false };
const TABLE = { id: 't', status: 'running', chairs: [PERSON, { ...PERSON, yours: false }, BOT], watchers: 0 } as unknown as TableInfo;
const SNAPSHOT = { type: 'snapshot', version: 3, look: 0, table: TABLE, view: { moves: [] }, log: [] };
const MOVE = { type: 'play', seat: 0, version: 3, move: 'x' } as const;

beforeEach(() => {
  vi.useFakeTimers();
  Socket.made = [];
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"name": "Ola"}')));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const last = (): Socket => Socket.made.at(-1)!;

async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
}

/** At the table. */
async function seated(): Promise<TableConnection> {
  const connection = new TableConnection('t', 'ws://test');
  await pass(0);
  last().accept();
  last().tell(SNAPSHOT);
  return connection;
}

/** Answers pings for a while, as a server does that has nothing else to say. */
async function quiet(ms: number): Promise<void> {
  const socket = last();
  let answered = 0;
  for (let passed = 0; passed < ms; passed += 100) {
    const pings = socket.sent.filter(({ type }) => type === 'ping');
    for (; answered < pings.length; answered += 1) socket.tell({ type: 'pong', id: 'ping' });
    await pass(100);
  }
}

// ---------------------------------------------------------------- alive

test('a table where nothing happens stays connected, and is asked only now and then', async () => {
  const connection = await seated();
  await quiet(60_000);
  expect([connection.state, Socket.made.length]).toEqual(['open', 1]);
  expect(last().types().filter((type) => type === 'ping').length).toBeLessThanOrEqual(15);
});

test('a server that is busy for three seconds is not given up', async () => {
  const connection = await seated();
  void connection.send(MOVE);
  await pass(3_000);
  expect(connection.state).toBe('open');
  last().tell({ type: 'done', id: last().sent.at(1)!.id, version: 4 });
  await pass(3_900);
  expect([connection.state, Socket.made.length]).toEqual(['open', 1]);
});

test('a hint may take its time as long as the server answers otherwise', async () => {
  const connection = await seated();
  void connection.send({ type: 'hint', seat: 0 });
  await quiet(30_000);
  expect([connection.state, Socket.made.length, connection.pending]).toEqual(['open', 1, 0]);
});

test('a machine that has slept asks before it gives up', async () => {
  const connection = await seated();
  await pass(4_000);
  expect(last().types()).toEqual(['hello', 'ping']);
  vi.setSystemTime(Date.now() + 3_600_000); // the timer rings only now
  await pass(5_000);
  expect(last().types()).toEqual(['hello', 'ping', 'ping']);
  expect(connection.state).toBe('open');
  last().tell({ type: 'pong', id: 'ping' });
  await pass(3_000);
  expect([connection.state, Socket.made.length]).toEqual(['open', 1]);
});

// ---------------------------------------------------------------- dead without a word

test('silence is noticed within ten seconds, and another connection is tried at once', async () => {
  const connection = await seated();
  await pass(9_999);
  expect(connection.state).toBe('lost');
  expect(Socket.made.length).toBe(2);
  expect(Socket.made[0]!.readyState).toBe(2);
  last().accept();
  expect(last().sent[0]).toMatchObject({ type: 'hello', since: 3, look: 0 });
  last().tell({ ...SNAPSHOT, type: 'update', news: [] });
  expect(connection.state).toBe('open');
});

test('an act without an answer is noticed sooner, and sent again under its id', async () => {
  const connection = await seated();
  const reply = connection.send(MOVE);
  const { id } = last().sent.at(1)!;
  expect(connection.pending).toBe(1);
  await pass(6_000);
  expect(connection.state).toBe('lost');
  await pass(1);
  last().accept();
  expect(last().sent[1]).toMatchObject({ type: 'play', id });
  last().tell({ type: 'done', id, version: 4 });
  expect(await reply).toEqual({ type: 'done', id, version: 4 });
  expect(connection.pending).toBe(0);
});

test('what a dead connection says after all is not heard', async () => {
  const connection = await seated();
  await pass(9_999);
  const [dead] = Socket.made;
  dead!.tell({ ...SNAPSHOT, version: 99 });
  dead!.end(1006);
  expect([connection.state, connection.version, Socket.made.length]).toEqual(['lost', 3, 2]);
});

test('a connection that does not even open is given up for another', async () => {
  const connection = new TableConnection('t', 'ws://test');
  await pass(12_000);
  expect(connection.state).toBe('lost');
  await pass(1);
  expect(Socket.made.length).toBe(2);
});

// ---------------------------------------------------------------- what the browser knows

test('without a network it is said at once, and with one it is tried at once', async () => {
  const connection = await seated();
  connection.cutOff();
  expect(connection.state).toBe('lost');
  void connection.send(MOVE);
  await pass(300);
  last().end(1006);
  await pass(300);
  last().end(1006);
  const tried = Socket.made.length;
  connection.check();
  await pass(1);
  expect(Socket.made.length).toBe(tried + 1);
  last().accept();
  last().tell(SNAPSHOT);
  expect([connection.state, last().types()]).toEqual(['open', ['hello', 'play']]);
});

test('who looks again finds out soon whether the connection has died meanwhile', async () => {
  const connection = await seated();
  await pass(1_000);
  connection.check();
  expect(last().types()).toEqual(['hello', 'ping']);
  await pass(5_000);
  expect(connection.state).toBe('lost');
});

// ---------------------------------------------------------------- the server ends it

test('a connection that was closed comes back after a pause that grows', async () => {
  await seated();
  last().end(1006);
  for (const pause of [300, 600, 1200]) {
    const tried = Socket.made.length;
    await pass(pause - 1);
    expect(Socket.made.length).toBe(tried);
    await pass(1);
    expect(Socket.made.length).toBe(tried + 1);
    last().end(1006);
  }
});

test.each([
  [4404, 'unknown_table', 'gone'],
  [4410, 'other_version', 'aside'],
])('%i: nobody tries again', async (code, reason, state) => {
  const connection = await seated();
  last().end(code, reason);
  await pass(60_000);
  expect([connection.state, connection.refused, Socket.made.length]).toEqual([state, reason, 1]);
});

test('why a table is set aside may also be said before', async () => {
  const connection = new TableConnection('t', 'ws://test');
  await pass(0);
  last().accept();
  last().tell({ type: 'refused', id: 'hello', reason: 'damaged' });
  last().end(4410);
  expect([connection.state, connection.refused]).toEqual(['aside', 'damaged']);
});

test('one connection too many is not tried again in haste', async () => {
  const connection = await seated();
  last().end(4429, 'too_many');
  await pass(7_999);
  expect([connection.state, connection.refused, Socket.made.length]).toEqual(['lost', 'too_many', 1]);
  await pass(1);
  expect(Socket.made.length).toBe(2);
});

test('after it was left nothing goes on', async () => {
  const connection = await seated();
  connection.close();
  await pass(60_000);
  expect(Socket.made.length).toBe(1);
});

// ---------------------------------------------------------------- who is there

test('presence changes the people and nothing else', async () => {
  const connection = await seated();
  const { view, version } = connection;
  last().tell({ type: 'presence', here: [0], watchers: 7 });
  expect(connection.table?.chairs.map(({ here }) => here)).toEqual([true, false, true]);
  expect(connection.table?.watchers).toBe(7);
  expect([connection.view, connection.version]).toEqual([view, version]);
});
