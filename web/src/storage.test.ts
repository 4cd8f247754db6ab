import { afterEach, expect, test, vi } from 'vitest';
import { store, stored, storedJson } from './storage';

afterEach(() => vi.unstubAllGlobals());

class Shelf {
  full = false;
  #lies = new Map<string, string>();

  getItem(key: string): string | null {
    return this.#lies.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    if (this.full) throw new DOMException('no room', 'QuotaExceededError');
    this.#lies.set(key, value);
  }
}

test('what was stored is there again', () => {
  const shelf = new Shelf();
  vi.stubGlobal('localStorage', shelf);
  store('a', '{"b": 1}');
  expect(shelf.getItem('a')).toBe('{"b": 1}');
  expect(storedJson('a')).toEqual({ b: 1 });
  expect(stored('other')).toBeNull();
});

test('with a full store the last value counts until the page is left, and is stored once there is room', () => {
  const shelf = new Shelf();
  vi.stubGlobal('localStorage', shelf);
  store('c', 'old');
  shelf.full = true;
  store('c', 'new');
  expect(stored('c')).toBe('new');
  shelf.full = false;
  store('c', 'newest');
  expect([stored('c'), shelf.getItem('c')]).toEqual(['newest', 'newest']);
});

test('a browser that forbids the store throws at the mention of it', () => {
  vi.stubGlobal('localStorage', undefined);
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('forbidden', 'SecurityError');
    },
  });
  expect(stored('d')).toBeNull();
  store('d', '1');
  expect(stored('d')).toBe('1');
});

test('what is no JSON is nothing', () => {
  vi.stubGlobal('localStorage', new Shelf());
  store('e', '{');
  expect(storedJson('e')).toBeNull();
});
