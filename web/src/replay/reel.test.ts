import { expect, test, vi } from 'vitest';
import { Refused, type ReplayPage } from '../net/api';
import type { Replay } from '../wire/types';
import { Reel } from './reel.svelte';

const PLIES = 80;
const plies = Array.from({ length: PLIES + 1 }, (_, ply) => ply);

function page({ look, from, count, log }: ReplayPage): Replay {
  return {
    game: 'serce_smoka',
    version: 1,
    options: {},
    seats: [{ name: 'Ola' }, { name: '', bot: 'greedy' }],
    ending: { how: 'finished' },
    result: null,
    plies: PLIES,
    faults: [],
    log: log ? plies.slice(1).map((ply) => ({ ply, seat: ply % 2, move: `${ply}`, events: [{ type: `seen by ${look}` }] })) : null,
    frames: plies.slice(from, from + count).map((ply) => ({ ply, view: { ply, look } })),
  };
}

/** Everything that was asked, and answers that come when the test lets them. */
function slow() {
  const asked: { page: ReplayPage; answer: () => void }[] = [];
  const source = (wanted: ReplayPage): Promise<Replay> => new Promise((done) => asked.push({ page: wanted, answer: () => done(page(wanted)) }));
  return { asked, source };
}

const settle = (): Promise<void> => new Promise((done) => setTimeout(done));

test('a place in the middle opens with its page and the log up to it', async () => {
  const source = vi.fn((wanted: ReplayPage) => Promise.resolve(page(wanted)));
  const reel = new Reel(source, { ply: 40, look: 1 });
  await settle();
  expect(reel.shown).toMatchObject({ ply: 40, look: 1, view: { ply: 40, look: 1 } });
  expect(reel.shown?.log).toHaveLength(40);
  expect(source.mock.calls.map(([{ from, log }]) => [from, log])).toEqual([[32, true], [64, false]]); // the next page in advance
  reel.to(70);
  await settle();
  expect(reel.shown?.ply).toBe(70);
  expect(source).toHaveBeenCalledTimes(2);
});

test('what comes late shows no position that is not wanted any more', async () => {
  const { asked, source } = slow();
  const reel = new Reel(source, { ply: 0, look: 0 });
  asked[0]!.answer();
  await settle();
  reel.to(70);
  reel.to(5);
  await settle();
  expect(reel.shown?.ply).toBe(5);
  for (const { answer } of asked) answer();
  await settle();
  expect(reel.shown?.view).toEqual({ ply: 5, look: 0 });
  expect(reel.turning).toBe(false);
});

test('until a position has come, the last one stays whole', async () => {
  const { asked, source } = slow();
  const reel = new Reel(source, { ply: 3, look: 0 });
  asked[0]!.answer();
  await settle();
  reel.through(1);
  await settle();
  expect(reel.turning).toBe(true);
  expect(reel.shown).toMatchObject({ ply: 3, look: 0, view: { ply: 3, look: 0 } });
  asked.at(-1)!.answer();
  await settle();
  expect(reel.shown).toMatchObject({ ply: 3, look: 1, view: { ply: 3, look: 1 } });
  expect(reel.shown?.log[0]?.told).toEqual([{ type: 'seen by 1' }]);
});

test('an address beyond the end leads to the end', async () => {
  const reel = new Reel((wanted) => Promise.resolve(page(wanted)), { ply: 999, look: null });
  await settle();
  expect(reel.shown?.ply).toBe(PLIES);
});

test('a seat that is not there is a spectator', async () => {
  const reel = new Reel((wanted) => (wanted.look === 7 ? Promise.reject(new Refused('no_such_seat', null)) : Promise.resolve(page(wanted))), { ply: 2, look: 7 });
  await settle();
  expect(reel.shown).toMatchObject({ ply: 2, look: null });
});

test('after a lost connection it can be asked again', async () => {
  let lost = true;
  const reel = new Reel((wanted) => (lost ? Promise.reject(new Refused('no_connection', null)) : Promise.resolve(page(wanted))), { ply: 2, look: 0 });
  await settle();
  expect(reel.trouble).toBe('no_connection');
  lost = false;
  reel.again();
  await settle();
  expect(reel.trouble).toBeNull();
  expect(reel.shown?.ply).toBe(2);
});
