import { beforeEach, expect, test, vi } from 'vitest';
import type { Act, TableConnection } from '../net/connection.svelte';
import { pledge } from '../verify/shuffle';
import { witnessOf } from '../verify/witnesses';
import type { Pledge, TableInfo } from '../wire/types';
import { Shuffling } from './shuffling.svelte';

const PROMISE = 'c0'.repeat(32);
const OTHERS = pledge('02'.repeat(16));

let sent: Act[];
let shuffling: Shuffling;

beforeEach(() => {
  const shelf = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (key: string) => shelf.get(key) ?? null, setItem: (key: string, value: string) => shelf.set(key, value) });
  sent = [];
  shuffling = come();
});

/** Somebody opens the page of a table. */
function come(): Shuffling {
  return new Shuffling({ send: (act: Act) => (sent.push(act), new Promise(() => {})) } as unknown as TableConnection);
}

function table(more: Partial<TableInfo> = {}): TableInfo {
  const chair = { kind: 'person', name: '', bot: null, here: true, away: false } as const;
  const chairs = [{ ...chair, yours: true }, { ...chair, yours: false }];
  return { id: 'table', status: 'open', scheme: 2, commitment: PROMISE, previous: null, pledges: [], chairs, ...more } as TableInfo;
}

function pledges(own: string): Pledge[] {
  return [
    { seat: 0, pledge: own, revealed: false },
    { seat: 1, pledge: OTHERS, revealed: false },
  ];
}

function sit(seen: TableInfo): string {
  shuffling.look(seen);
  return (shuffling.sit(seen, 0) as { pledge: string }).pledge;
}

test('who sits down pledges a number and reveals it once, at the start', () => {
  const own = sit(table());
  shuffling.look(table({ pledges: pledges(own) }));
  expect(sent).toEqual([]);
  for (let times = 0; times < 2; times += 1) shuffling.look(table({ status: 'dealing', pledges: pledges(own) }));
  expect(sent).toHaveLength(1);
  const [reveal] = sent as { type: string; nonce: string }[];
  expect([reveal?.type, pledge(reveal?.nonce ?? '')]).toEqual(['reveal', own]);
});

test('a page that was loaded again still knows the number', () => {
  const own = sit(table());
  shuffling = come();
  shuffling.look(table({ status: 'dealing', pledges: pledges(own) }));
  expect(sent).toHaveLength(1);
});

test('who sits down again gives the same number, which nobody has seen', () => {
  expect(sit(table())).toBe(sit(table()));
});

test('at a table of the first scheme the number itself is given', () => {
  const act = shuffling.sit(table({ scheme: 1 }), 0);
  expect(act).toMatchObject({ type: 'sit', seat: 0, nonce: witnessOf('table')?.given?.nonce });
  expect(act).not.toHaveProperty('pledge');
});

test('a promise that comes only with the start is not believed', () => {
  const own = sit(table());
  shuffling.look(table({ status: 'dealing', commitment: 'd0'.repeat(32), pledges: pledges(own) }));
  expect(sent).toEqual([]);
  expect(shuffling.suspicion).toBe('commitment');
});

// ---------------------------------------------------------------- a rematch

function ask(): string {
  return (shuffling.rematch(table({ status: 'finished' })) as { pledge: string }).pledge;
}

function next(own: string): TableInfo {
  return table({ id: 'next', previous: 'table', status: 'dealing', pledges: pledges(own) });
}

test('the number for a rematch is revealed at the next table', () => {
  const own = ask();
  shuffling = come();
  shuffling.look(next(own));
  expect(sent).toHaveLength(1);
  expect(witnessOf('next')?.given?.pledge).toBe(own);
});

test('asked for twice, perhaps in two tabs, it is one number', () => {
  const own = ask();
  shuffling = come();
  expect(ask()).toBe(own);
});

test('a next table without our pledge gets no number', () => {
  ask();
  shuffling = come();
  shuffling.look(next(OTHERS));
  expect(sent).toEqual([]);
  expect(shuffling.suspicion).toBe('pledge');
});

test('who comes only after the deal still knows where the number had to stand', () => {
  const own = ask();
  shuffling = come();
  shuffling.look({ ...next(own), status: 'running' });
  expect(sent).toEqual([]);
  expect(witnessOf('next')?.seats).toEqual([0]);
});
