import { expect, test } from 'vitest';
import type { Fault, Verdict } from '../wire/types';
import { check } from './check';
import { commitment, gameSeed } from './shuffle';

const SECRET = '5e'.repeat(32);
const NONCES = ['01'.repeat(16)];
const RECORD = {
  seed: gameSeed(SECRET, NONCES),
  ending: { how: 'finished' },
  shuffle: { commitment: commitment(SECRET), secret: SECRET, nonces: NONCES },
};
const FITS: Verdict = { fits: true, faults: [], plies: 2, scores: [3, 4] };

function states(record: object | string, verdict: Verdict = FITS) {
  const checked = check(typeof record === 'string' ? record : JSON.stringify(record), verdict);
  return [checked.steps.map((step) => step.state).join(' '), checked.faults.map((fault) => fault.reason)];
}

function wrong(reason: Fault['reason']): Verdict {
  return { fits: false, faults: [{ reason, sentence: reason }] };
}

test('a true record', () => {
  expect(states(RECORD)).toEqual(['good good good good', []]);
});

test('the browser sees a forged shuffle, whatever the server says', () => {
  expect(states({ ...RECORD, shuffle: { ...RECORD.shuffle, secret: '00'.repeat(32) } })).toEqual(['bad bad good good', ['wrong_secret', 'wrong_seed']]);
  expect(states({ ...RECORD, shuffle: { ...RECORD.shuffle, nonces: [] } })).toEqual(['good bad good good', ['wrong_seed']]);
  expect(states({ ...RECORD, shuffle: { ...RECORD.shuffle, secret: 'zz' } })).toEqual(['bad bad good good', ['bad_shuffle']]);
  expect(states({ ...RECORD, seed: 7 })).toEqual(['good bad good good', ['wrong_seed']]);
});

test('a fault that both have found is told once', () => {
  expect(states({ ...RECORD, seed: 7 }, wrong('wrong_seed'))[1]).toEqual(['wrong_seed']);
});

test('moves and result are as the server says', () => {
  expect(states(RECORD, wrong('illegal_move'))[0]).toBe('good good bad unknown');
  expect(states(RECORD, wrong('wrong_result'))[0]).toBe('good good good bad');
});

test('a record without a shuffle proves nothing about it', () => {
  expect(states({ ...RECORD, shuffle: undefined })[0]).toBe('unknown unknown good good');
});

test.each(['', '{', 'null', '7', '[]', '{"shuffle": 3}', '{"shuffle": {"secret": 1}}', '['.repeat(100_000)])('whatever it is: %.20s', (text) => {
  expect(states(text, wrong('unreadable'))).toEqual(['unknown unknown bad unknown', ['unreadable']]);
});
