import { describe, expect, it } from 'vitest';
import { SeaWindow } from './window.svelte';

interface Done {
  taps: unknown[];
  carried: unknown[];
  dropped: number;
  turns: number[];
}

function opened(holding = false): { pane: SeaWindow; done: Done } {
  const done: Done = { taps: [], carried: [], dropped: 0, turns: [] };
  const pane = new SeaWindow({
    tap: (at) => done.taps.push(at), holds: () => holding, carry: (at) => done.carried.push(at), dropped: () => done.dropped++, turn: (by) => done.turns.push(by),
  });
  pane.centre({ col: 7, row: 7 });
  return { pane, done };
}

describe('the window of a phone', () => {
  it('takes a short touch for a press, a long one for panning', () => {
    const { pane, done } = opened();
    pane.down(1, { x: 100, y: 100 });
    pane.move(1, { x: 103, y: 101 });
    pane.up(1, { x: 103, y: 101 });
    expect(done.taps).toHaveLength(1);
    const { left, top } = pane;
    pane.down(1, { x: 100, y: 100 });
    pane.move(1, { x: 130, y: 90 });
    pane.up(1, { x: 130, y: 90 });
    expect([pane.left, pane.top]).toEqual([left + 30, top - 10]);
    expect(done.taps).toHaveLength(1);
  });

  it('never leaves the sea', () => {
    const { pane } = opened();
    pane.down(1, { x: 0, y: 0 });
    pane.move(1, { x: 5000, y: -5000 });
    expect([pane.left, pane.top]).toEqual([0, pane.height - 15 * pane.unit]);
    pane.zoom(0.01);
    expect(15 * pane.unit).toBeLessThanOrEqual(Math.min(pane.width, pane.height) + 0.001);
  });

  it('carries the ghost with a finger put down on it', () => {
    const { pane, done } = opened(true);
    const { left } = pane;
    pane.down(1, { x: 100, y: 100 });
    pane.move(1, { x: 160, y: 100 });
    pane.up(1, { x: 160, y: 100 });
    expect([done.carried.length, done.dropped, pane.left]).toEqual([1, 1, left]);
  });

  it('zooms about two fingers, and turns the ghost by a quarter with them', () => {
    const { pane, done } = opened();
    pane.down(1, { x: 100, y: 150 });
    pane.down(2, { x: 200, y: 150 });
    pane.move(2, { x: 220, y: 150 });
    expect(pane.unit).toBeCloseTo(44 * 1.2);
    pane.move(2, { x: 170, y: 250 }); // some 55 degrees clockwise
    expect(done.turns).toEqual([1]);
    pane.move(2, { x: 150, y: 255 }); // the rest of the same quarter
    expect(done.turns).toEqual([1]);
    pane.up(1, { x: 100, y: 150 });
    pane.up(2, { x: 150, y: 255 });
    expect(done.taps).toHaveLength(0);
  });

  it('brings squares into sight that are outside', () => {
    const { pane } = opened();
    pane.reveal([{ col: 14, row: 0 }, { col: 14, row: 1 }]);
    expect(14 * pane.unit + pane.left + pane.unit).toBeLessThanOrEqual(pane.width);
    expect(pane.top).toBe(0);
  });
});
