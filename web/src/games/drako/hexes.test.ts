import { describe, expect, test } from 'vitest';
import { FIXTURES } from '../../fixtures/drako';
import { TALL, terrain, Valley, WIDE } from './hexes';

const cells = FIXTURES.opening.view.cells;
const valley = new Valley(WIDE, cells);

test('the middle of the valley is C3, lifted by its ground', () => {
  const [x, y] = valley.at('C3');
  expect(x).toBe(WIDE.middle[0]);
  expect(y).toBeCloseTo(WIDE.middle[1], -1);
});

test.each([WIDE, TALL])('every cell lies inside the window', (drawn) => {
  const drawnValley = new Valley(drawn, cells);
  for (const { cell } of cells) {
    for (const [x, y] of drawnValley.corners(cell)) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(drawn.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(drawn.height);
    }
  }
});

test('every cell has its own ground', () => {
  expect(cells.map(({ cell }) => terrain(cell))).toHaveLength(19);
  expect(terrain('C3')).toBe('scorch');
});

describe('the arrow keys', () => {
  test.each([
    ['C3', 'ArrowRight', 'C4'],
    ['C3', 'ArrowLeft', 'C2'],
    ['C5', 'ArrowRight', 'C5'],
    ['A2', 'ArrowUp', 'A2'],
    ['C1', 'ArrowUp', 'B1'],
  ])('%s %s leads to %s', (from, key, to) => {
    expect(valley.beside(from, key, valley.column(from))).toBe(to);
  });

  test('up and down keep to the column one walks along', () => {
    const column = valley.column('C3');
    const up = valley.beside('C3', 'ArrowUp', column);
    expect(valley.beside(up, 'ArrowDown', column)).toBe('C3');
    expect(valley.beside(valley.beside('C3', 'ArrowDown', column), 'ArrowDown', column)).toBe('E2');
  });

  test('every cell can be walked to', () => {
    const reached = new Set(['C3']);
    for (const from of reached) {
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) reached.add(valley.beside(from, key, valley.column(from)));
    }
    expect(reached.size).toBe(19);
  });
});

describe('lines', () => {
  test('of cells in line, those between them', () => {
    expect(valley.passed('C1', 'C4')).toEqual(['C2', 'C3']);
    expect(valley.passed('E1', 'A3')).toEqual(['D2', 'C3', 'B3']);
    expect(valley.passed('C3', 'C2')).toEqual([]);
  });

  test('no line leads from D1 to C3', () => {
    expect(valley.passed('D1', 'C3')).toBeNull();
  });
});
