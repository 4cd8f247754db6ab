import { describe, expect, it } from 'vitest';
import type { Listed } from '../wire/types';
import { row, waitingFirst } from './listing';

const OLA = { name: 'Ola', bot: null, open: false };
const KUBA = { name: 'Kuba', bot: null, open: false };
const BOT = { name: '', bot: 'greedy', open: false };
const FREE = { name: '', bot: null, open: true };

function listed(chairs: object[], yours: number[], waits_for: number | null, status = 'running'): Listed {
  return { id: 't', game: 'serce_smoka', status, updated: 0, yours, facts: { chairs, plies: 0, waits_for } };
}

describe('a row', () => {
  it('waits for the guest whose chair is to move', () => {
    expect(row(listed([KUBA, OLA], [1], 1)).waitsForMe).toBe(true);
    expect(row(listed([KUBA, OLA], [1], 0)).waitsForMe).toBe(false);
  });

  it('is mine with every chair at one device', () => {
    expect(row(listed([OLA, OLA], [0, 1], 1)).own).toEqual([0, 1]);
    expect(row(listed([OLA, OLA], [0, 1], 1)).waitsForMe).toBe(true);
  });

  it('counts free chairs, and waits for nobody before it begins or after it ends', () => {
    const open = row(listed([OLA, FREE], [0], null, 'open'));
    expect([open.free, open.waitsForMe]).toEqual([1, false]);
    expect(row(listed([OLA, BOT], [0], 0, 'finished')).waitsForMe).toBe(false);
  });
});

it('puts first what waits for me', () => {
  const [other, mine] = [row(listed([OLA, BOT], [0], 1)), row(listed([OLA, BOT], [0], 0))];
  expect(waitingFirst([other, mine])).toEqual([mine, other]);
});
