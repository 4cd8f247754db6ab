import { expect, test } from 'vitest';
import type { ChairInfo, Share } from '../wire/types';
import { commitment, pledge } from './shuffle';
import { begin, looked, testimony, toReveal, type Given, type Witness } from './witness';

const SECRET = '5e'.repeat(32);
const CHOSEN = '66'.repeat(32); // by a server that has seen the numbers
const PROMISE = commitment({ secret: SECRET, scheme: 2 });
const OTHER_PROMISE = commitment({ secret: CHOSEN, scheme: 2 });

const given = (digits: string): Given => ({ nonce: digits.repeat(16), pledge: pledge(digits.repeat(16)) });
const OURS = given('01');
const THEIRS = given('02');
const SWAPPED = given('03');

const chair = (yours: boolean): ChairInfo => ({ kind: 'person', name: '', bot: null, yours, here: true, away: false });

/** A table of two; the first seat is ours. */
function table(status: 'open' | 'dealing' | 'running', { commitment = PROMISE, first = OURS.pledge, second = THEIRS.pledge, revealed = false, yours = true, scheme = 2 } = {}) {
  const pledges = [
    { seat: 0, pledge: first, revealed },
    { seat: 1, pledge: second, revealed },
  ];
  return { status, scheme, commitment, pledges, chairs: [chair(yours), chair(false)] };
}

function seen(...tables: ReturnType<typeof table>[]): Witness {
  return tables.reduce(looked, begin(PROMISE, OURS, [0]));
}

function record(shares: Share[], { commitment = PROMISE, secret = SECRET } = {}) {
  return { commitment, secret, nonces: [], scheme: 2, shares };
}

const FAIR = [
  { seat: 0, ...OURS },
  { seat: 1, ...THEIRS },
];

test('at a fair table the number is revealed at the start, and not before', () => {
  expect(toReveal(seen(table('open')), table('open'))).toBeNull();
  const start = seen(table('open'), table('dealing'));
  expect(toReveal(start, table('dealing'))).toBe(OURS.nonce);
  const played = looked(start, table('dealing', { revealed: true }));
  expect(toReveal(played, table('dealing', { revealed: true }))).toBeNull();
  expect(testimony(played, record(FAIR))).toBe('kept');
});

test('others sit down and leave until the start', () => {
  const start = seen(table('open', { second: SWAPPED.pledge }), table('open'), table('dealing'));
  expect(start.suspicion).toBeNull();
  expect(toReveal(start, table('dealing'))).toBe(OURS.nonce);
});

test('one device gives one number at all its places', () => {
  const two = { ...table('dealing', { second: OURS.pledge }), chairs: [chair(true), chair(true)] };
  const start = looked(begin(PROMISE, OURS), two);
  expect(start.seats).toEqual([0, 1]);
  expect(toReveal(start, two)).toBe(OURS.nonce);
});

// ---------------------------------------------------------------- the server cheats before the number is revealed

test.each([
  ['another promise at the start', 'commitment', [table('open'), table('dealing', { commitment: OTHER_PROMISE })]],
  ['another promise while somebody is missing', 'commitment', [table('open', { commitment: OTHER_PROMISE }), table('dealing')]],
  ['our fingerprint swapped', 'pledge', [table('open'), table('dealing', { first: SWAPPED.pledge })]],
  ['the older scheme pretended, with our fingerprint swapped', 'pledge', [table('open'), table('dealing', { scheme: 1, first: SWAPPED.pledge })]],
  ['another fingerprint swapped after the start', 'others', [table('dealing'), table('dealing', { second: SWAPPED.pledge })]],
] as const)('%s: nothing is revealed, and it is said', (_, suspicion, tables) => {
  const witness = seen(...tables);
  expect(witness.suspicion).toBe(suspicion);
  expect(toReveal(witness, tables[1])).toBeNull();
  expect(testimony(witness, record(FAIR))).toBe(suspicion); // also when the record pretends that nothing was
});

test('a fingerprint that vanishes after the start is a change, too', () => {
  const start = table('dealing');
  expect(looked(seen(start), { ...start, pledges: start.pledges.slice(0, 1) }).suspicion).toBe('others');
});

// ---------------------------------------------------------------- the server cheats afterwards

const DEALT = seen(table('open'), table('dealing'), table('dealing', { revealed: true }));

test.each([
  ['another secret, with its own promise', 'commitment', record(FAIR, { secret: CHOSEN, commitment: OTHER_PROMISE })],
  ['our number swapped with its fingerprint', 'pledge', record([{ seat: 0, ...SWAPPED }, { seat: 1, ...THEIRS }])],
  ['the older scheme, which has no fingerprints', 'pledge', { ...record([]), scheme: 1, nonces: [OURS.nonce, SWAPPED.nonce] }],
  ['our seat left out', 'pledge', record([{ seat: 1, ...THEIRS }])],
  ['another number under our fingerprint', 'nonce', record([{ seat: 0, pledge: OURS.pledge, nonce: SWAPPED.nonce }, { seat: 1, ...THEIRS }])],
  ['our number left out, though it came in time', 'left_out', record([{ seat: 0, pledge: OURS.pledge }, { seat: 1, ...THEIRS }])],
  ['the number of somebody else swapped', 'others', record([{ seat: 0, ...OURS }, { seat: 1, ...SWAPPED }])],
  ['somebody who was not there', 'others', record([...FAIR, { seat: 2, ...SWAPPED }])],
] as const)('%s', (_, found, shuffle) => {
  expect(testimony(DEALT, shuffle)).toBe(found);
});

// ---------------------------------------------------------------- what cannot be known

test('a number that did not come in time was rightly left out', () => {
  expect(testimony(seen(table('open')), record([{ seat: 0, pledge: OURS.pledge }, { seat: 1, ...THEIRS }]))).toBe('late');
});

test('who has left again is no witness of a swapped number', () => {
  expect(testimony(seen(table('open'), table('open', { yours: false })), record([{ seat: 1, ...THEIRS }]))).toBe('watched');
});

test('who only watched compares what was shown', () => {
  const watching = looked(begin(PROMISE, null), table('dealing', { yours: false }));
  expect(testimony(watching, record(FAIR))).toBe('watched');
  expect(testimony(watching, record([{ seat: 0, ...SWAPPED }, { seat: 1, ...THEIRS }]))).toBe('others');
  expect(testimony(watching, record(FAIR, { commitment: OTHER_PROMISE }))).toBe('commitment');
});

test('who was not there knows nothing', () => {
  expect(testimony(null, record(FAIR))).toBe('absent');
});

test('at a table of the first scheme the number itself is looked for', () => {
  const older = { commitment: PROMISE, secret: SECRET, scheme: 1, shares: [] };
  const sat = looked(begin(PROMISE, OURS), table('open', { scheme: 1 }));
  expect(testimony(sat, { ...older, nonces: [THEIRS.nonce, OURS.nonce] })).toBe('kept');
  expect(testimony(sat, { ...older, nonces: [THEIRS.nonce] })).toBe('left_out');
  expect(testimony(begin(PROMISE, null), { ...older, nonces: [THEIRS.nonce] })).toBe('watched');
});

test('nothing new is no change', () => {
  const start = seen(table('open'), table('dealing'));
  expect(looked(start, table('dealing'))).toBe(start);
});
