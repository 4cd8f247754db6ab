import { expect, test } from 'vitest';
import type { Fault, Verdict } from '../wire/types';
import { check } from './check';
import { commitment, gameSeed, pledge, type Shuffle } from './shuffle';
import { begin, type Witness } from './witness';

const SECRET = '5e'.repeat(32);
const OLA = '01'.repeat(16);
const JAN = '02'.repeat(16);
const SHARES = [
  { seat: 0, pledge: pledge(OLA), nonce: OLA },
  { seat: 1, pledge: pledge(JAN) }, // came too late
];

function recorded(shuffle: Omit<Shuffle, 'commitment'>) {
  return { seed: gameSeed(shuffle), seats: [{ name: 'Ola' }, { name: 'Jan' }], ending: { how: 'finished' }, shuffle: { ...shuffle, commitment: commitment(shuffle) } };
}

const RECORD = recorded({ secret: SECRET, nonces: [], scheme: 2, shares: SHARES });
const { scheme: _, shares: __, ...older } = recorded({ secret: SECRET, nonces: [OLA, JAN], scheme: 1, shares: [] }).shuffle;
const OLDER = { ...recorded({ secret: SECRET, nonces: [OLA, JAN], scheme: 1, shares: [] }), shuffle: older };
const KNOWN: Witness = { ...begin(RECORD.shuffle.commitment, { nonce: OLA, pledge: pledge(OLA) }, [0]), taken: true };
const FITS: Verdict = { fits: true, faults: [], plies: 2, scores: [3, 4] };

function checked(record: object | string, verdict: Verdict = FITS, witness: Witness | null = KNOWN) {
  return check(typeof record === 'string' ? record : JSON.stringify(record), verdict, () => witness);
}

function states(record: object | string, verdict: Verdict = FITS, witness: Witness | null = KNOWN) {
  const { steps, faults } = checked(record, verdict, witness);
  return [steps.map((step) => step.state).join(' '), faults.map((fault) => fault.reason)];
}

function wrong(reason: Fault['reason']): Verdict {
  return { fits: false, faults: [{ reason, sentence: reason }] };
}

test('a true record, which tells whose number came too late', () => {
  expect(states(RECORD)).toEqual(['good good good good good good', []]);
  expect(checked(RECORD)).toMatchObject({ proof: 'full', leftOut: [{ seat: 1, name: 'Jan' }], testimony: 'kept', contradicted: false });
});

test('a true record of the first scheme has the older proof', () => {
  const witness = begin(OLDER.shuffle.commitment, { nonce: OLA, pledge: '' }, [0]);
  expect(states(OLDER, FITS, witness)).toEqual(['good good good good good', []]);
  expect(checked(OLDER, FITS, witness)).toMatchObject({ proof: 'older', leftOut: [], testimony: 'kept' });
});

test('the browser sees a forged shuffle, whatever the server says', () => {
  const forged = (change: object) => states({ ...RECORD, shuffle: { ...RECORD.shuffle, ...change } }, FITS, null);
  expect(forged({ secret: '00'.repeat(32) })).toEqual(['bad good bad unknown good good', ['wrong_secret', 'wrong_seed']]);
  expect(forged({ shares: [] })).toEqual(['good unknown bad unknown good good', ['wrong_seed']]);
  expect(forged({ shares: [{ ...SHARES[0], nonce: JAN }, SHARES[1]] })).toEqual(['good bad bad unknown good good', ['wrong_pledge', 'wrong_seed']]);
  expect(forged({ shares: [SHARES[1], SHARES[0]] })[1]).toEqual(['bad_shuffle']);
  expect(forged({ secret: 'zz' })).toEqual(['bad bad bad unknown good good', ['bad_shuffle']]);
  expect(forged({ scheme: 7 })[1]).toEqual(['bad_shuffle']);
  expect(states({ ...RECORD, seed: 7 })).toEqual(['good good bad good good good', ['wrong_seed']]);
});

test('the browser sees a shuffle that fits in itself, but not what it saw and gave', () => {
  const chosen = recorded({ secret: '66'.repeat(32), nonces: [], scheme: 2, shares: SHARES });
  expect(states(chosen)).toEqual(['good good good bad good good', []]);
  expect(checked(chosen)).toMatchObject({ testimony: 'commitment', contradicted: true });
  const without = recorded({ secret: SECRET, nonces: [], scheme: 2, shares: [{ seat: 0, pledge: pledge(OLA) }, SHARES[1]!] });
  expect(checked(without)).toMatchObject({ testimony: 'left_out', contradicted: true });
  expect(checked(without, FITS, { ...KNOWN, taken: false })).toMatchObject({ testimony: 'late', contradicted: false, proof: 'alone' });
});

test('no more is said of a shuffle than whose numbers are in it prove', () => {
  const others = recorded({ secret: SECRET, nonces: [], scheme: 2, shares: [{ seat: 0, pledge: pledge(OLA) }, { ...SHARES[1]!, nonce: JAN }] });
  expect(checked(others, FITS, null).proof).toBe('full');
  expect(checked(others, FITS, { ...KNOWN, taken: false })).toMatchObject({ testimony: 'late', proof: 'others' });
  const bots = recorded({ secret: SECRET, nonces: [], scheme: 2, shares: [] });
  expect(checked(bots, FITS, null).proof).toBe('alone');
  expect(states(bots, FITS, null)).toEqual(['good unknown good unknown good good', []]); // there is no number to tick off
});

test('a fault that both have found is told once', () => {
  expect(states({ ...RECORD, seed: 7 }, wrong('wrong_seed'))[1]).toEqual(['wrong_seed']);
});

test('moves and result are as the server says', () => {
  expect(states(RECORD, wrong('illegal_move'))[0]).toBe('good good good good bad unknown');
  expect(states(RECORD, wrong('wrong_result'))[0]).toBe('good good good good good bad');
});

test('a record without a shuffle proves nothing about it', () => {
  expect(states({ ...RECORD, shuffle: undefined })[0]).toBe('unknown unknown unknown good good');
});

test.each(['', '{', 'null', '7', '[]', '{"shuffle": 3}', '{"shuffle": {"secret": 1}}', '{"shuffle": {"secret": "", "commitment": "", "nonces": [], "shares": 1}}', '['.repeat(100_000)])('whatever it is: %.20s', (text) => {
  expect(states(text, wrong('unreadable'))).toEqual(['unknown unknown unknown bad unknown', ['unreadable']]);
});
