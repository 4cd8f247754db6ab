import { describe, expect, it } from 'vitest';
import type { Listed, ListedChair, Summary } from '../wire/types';
import { row, waitingFirst } from './listing';

const OLA = { name: 'Ola', bot: null, open: false };
const KUBA = { name: 'Kuba', bot: null, open: false };
const BOT = { name: '', bot: 'greedy', open: false };
const FREE = { name: '', bot: null, open: true };

function listed(chairs: ListedChair[], yours: number[], waits_for: number | null, status = 'running', end: Partial<Summary> = {}): Listed {
  const summary = { chairs, waits_for, ending: null, scores: null, winners: [], ...end };
  return { id: 't', game: 'serce_smoka', status, updated: 0, yours, summary };
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
    expect(row(listed([OLA, BOT], [0], 0, 'finished', { ending: 'finished' })).waitsForMe).toBe(false);
  });
});

describe('a result', () => {
  it.each([
    ['won', [1], { ending: 'finished', scores: [48, 61], winners: [1] }, [61, 48]],
    ['lost', [0], { ending: 'finished', scores: [48, 61], winners: [1] }, [48, 61]],
    ['drawn', [0], { ending: 'finished', scores: [48, 48], winners: [0, 1] }, [48, 48]],
    ['over', [0, 1], { ending: 'finished', scores: [48, 61], winners: [1] }, [48, 61]],
    ['won', [0], { ending: 'resigned', winners: [0] }, []],
    ['lost', [0], { ending: 'resigned', winners: [1] }, []],
    ['aborted', [0], { ending: 'aborted' }, []],
  ] as const)('%s from the chairs %o', (result, yours, end, scores) => {
    const told = row(listed([KUBA, OLA], [...yours], null, end.ending === 'aborted' ? 'aborted' : 'finished', end as unknown as Summary));
    expect([told.result, told.scores]).toEqual([result, scores]);
  });

  it('is none while the game runs', () => {
    expect(row(listed([KUBA, OLA], [1], 1)).result).toBeNull();
  });
});

it('puts first what waits for me', () => {
  const [other, mine] = [row(listed([OLA, BOT], [0], 1)), row(listed([OLA, BOT], [0], 0))];
  expect(waitingFirst([other, mine])).toEqual([mine, other]);
});
