import { expect, test } from 'vitest';
import type { ChairInfo } from '../wire/types';
import { rematch } from './rematch';

const person = (yours = false): ChairInfo => ({ kind: 'person', name: '', bot: null, yours, here: true, away: false });
const BOT: ChairInfo = { ...person(), kind: 'bot', bot: 'dragon' };
const CHAIRS = [person(true), person(), BOT, person()];

const seen = (asked: number[], declined: number[] = [], next: string | null = null) => rematch({ chairs: CHAIRS, rematch: next, rematch_asked: asked, rematch_declined: declined });

test('before anybody asks', () => expect(seen([])).toEqual({ stage: 'none', seats: [] }));
test('I have asked, and wait for the people who have not answered', () => expect(seen([0, 3])).toEqual({ stage: 'waiting', seats: [1] }));
test('others ask me', () => expect(seen([1, 3])).toEqual({ stage: 'asked', seats: [1, 3] }));
test('somebody has said "not now"', () => expect(seen([], [3])).toEqual({ stage: 'declined', seats: [3] }));
test('what I have declined myself I need not be told', () => expect(seen([], [0])).toEqual({ stage: 'none', seats: [] }));
test('asked again', () => expect(seen([1], [3])).toEqual({ stage: 'asked', seats: [1] }));
test('who watches is only told of the next table', () => {
  const watched = { chairs: [person(), person()], rematch_asked: [0], rematch_declined: [1] };
  expect(rematch({ ...watched, rematch: null }).stage).toBe('none');
  expect(rematch({ ...watched, rematch: 'next' }).stage).toBe('opened');
});
test('the next table is there', () => expect(seen([0, 1, 3], [], 'next')).toEqual({ stage: 'opened', seats: [] }));
