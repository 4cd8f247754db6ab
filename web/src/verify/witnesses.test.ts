import { beforeEach, expect, test, vi } from 'vitest';
import { pledge } from './shuffle';
import { begin } from './witness';
import { draw, givenForRematch, keepForRematch, keepWitness, witnessOf, witnessOfRecord } from './witnesses';

let shelf: Map<string, string>;

beforeEach(() => {
  shelf = new Map();
  vi.stubGlobal('localStorage', { getItem: (key: string) => shelf.get(key) ?? null, setItem: (key: string, value: string) => shelf.set(key, value) });
});

test('a number is drawn anew each time, and fits its fingerprint', () => {
  const [one, other] = [draw(), draw()];
  expect(one.nonce).toMatch(/^[0-9a-f]{32}$/);
  expect(one.nonce).not.toBe(other.nonce);
  expect(pledge(one.nonce)).toBe(one.pledge);
});

test('a witness and the number for the rematch are kept side by side', () => {
  const [witness, next] = [begin('c', draw()), draw()];
  keepWitness('table', witness);
  keepForRematch('table', next);
  expect(witnessOf('table')).toEqual(witness);
  expect(givenForRematch('table')).toEqual(next);
  expect(witnessOf('other')).toBeNull();
});

test('the latest two hundred tables are kept', () => {
  for (let at = 0; at < 205; at += 1) keepWitness(`${at}`, begin(`${at}`, null));
  keepWitness('5', begin('again', null));
  keepWitness('new', begin('new', null));
  expect([witnessOf('4'), witnessOf('6')]).toMatchObject([null, null]);
  expect([witnessOf('5'), witnessOf('7'), witnessOf('new')].map((each) => each?.commitment)).toEqual(['again', '7', 'new']);
});

test('a record finds its witness by the promise, or by what was given', () => {
  const given = draw();
  keepWitness('table', begin('promise', given));
  const record = { secret: '', nonces: [], scheme: 2, shares: [] };
  expect(witnessOfRecord({ ...record, commitment: 'promise' })).not.toBeNull();
  expect(witnessOfRecord({ ...record, commitment: 'another', shares: [{ seat: 0, pledge: given.pledge }] })).not.toBeNull();
  expect(witnessOfRecord({ ...record, commitment: 'another' })).toBeNull();
});

test.each(['{', '7', '[1, null, ["a"]]'])("somebody else's text under our key: %s", (text) => {
  shelf.set('smokowisko-shuffles', text);
  expect(witnessOf('a')).toBeNull();
  keepWitness('a', begin('c', null));
  expect(witnessOf('a')?.commitment).toBe('c');
});
