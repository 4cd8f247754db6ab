import { describe, expect, it } from 'vitest';
import { cycled, ghostOf, keyOf, mirror, nearestPlace, nudged, oriented, over, reoriented, squaresOf, stepped, textOf, within, type Ghost } from './ghost';
import { square } from './squares';
import type { PlayPattern } from './view';

const L4 = { rows: ['XXX', 'X..'] };
const X5 = { rows: ['.X.', 'XXX', '.X.'] };

function held(at: string, turns = 0, mirrored = false): Ghost {
  return { card: 'L4', turns, mirrored, at: square(at) };
}

function move(...squares: string[]): PlayPattern {
  return { act: 'play_pattern', card: 'L4', code: 0, text: `play L4 ${squares.join(' ')}`, squares };
}

function on(ghost: Ghost): string {
  return keyOf(squaresOf(L4, ghost));
}

describe('a pattern in the hand', () => {
  it('turns clockwise a quarter at a time', () => {
    expect(keyOf(oriented(L4, 0, false))).toBe('a1 b1 c1 a2');
    expect(keyOf(oriented(L4, 1, false))).toBe('a1 b1 b2 b3');
    expect(keyOf(oriented(L4, 2, false))).toBe('c1 a2 b2 c2');
    expect(keyOf(oriented(L4, -1, false))).toBe(keyOf(oriented(L4, 3, false)));
  });

  it('has its mirror image', () => {
    expect(keyOf(oriented(L4, 0, true))).toBe('a1 b1 c1 c2');
  });

  it('mirrors what is seen, left to right, however it is turned', () => {
    expect(on(held('e5', 1))).toBe('e5 f5 f6 f7');
    expect(on(mirror(L4, held('e5', 1)))).toBe('e5 f5 e6 e7');
    expect(mirror(L4, mirror(L4, held('e5', 1)))).toEqual(held('e5', 1));
  });

  it('looks the same after any turn when it is a cross', () => {
    expect(keyOf(oriented(X5, 3, true))).toBe(keyOf(oriented(X5, 0, false)));
  });

  it('stays on the sea when it turns at the edge', () => {
    expect(squaresOf(L4, reoriented(L4, held('a14', 0), 1, false)).every(({ row }) => row < 15)).toBe(true);
    expect(within(L4, held('o15')).at).toEqual(square('m14'));
  });

  it('writes the move it stands for row by row', () => {
    expect(textOf(L4, held('d5', 2))).toBe('play L4 f5 d6 e6 f6');
  });
});

describe('legal places', () => {
  const moves = [move('d5', 'e5', 'f5', 'd6'), move('e5', 'e6', 'd7', 'e7'), move('k2', 'l2', 'm2', 'k3')];
  const legal = new Set(moves.map(({ squares }) => squares.join(' ')));

  it('finds how the pattern lies on them, turned as it was where it can', () => {
    for (const each of moves) expect(on(ghostOf(L4, each))).toBe(each.squares.join(' '));
    expect(ghostOf(L4, moves[1]!, held('a1', 3))).toMatchObject({ mirrored: true });
    expect(ghostOf(L4, moves[0]!, held('a1', 0))).toMatchObject({ turns: 0, mirrored: false });
  });

  it('snaps to the one that covers the pointed square', () => {
    for (const pointed of ['d5', 'f5', 'd6']) expect(on(over(L4, held('a1'), square(pointed), legal))).toBe('d5 e5 f5 d6');
  });

  it('lies where it is pointed at when none covers that square', () => {
    const there = over(L4, held('a1'), square('h12'), legal);
    expect(legal.has(on(there))).toBe(false);
    expect(squaresOf(L4, there)).toContainEqual(square('h12'));
  });

  it('is reached with the arrow keys, and passed square by square', () => {
    expect(on(nudged(L4, held('a5'), 'ArrowRight', legal))).toBe('d5 e5 f5 d6');
    expect(on(nudged(L4, held('d5'), 'ArrowRight', legal))).toBe('k2 l2 m2 k3');
    expect(nudged(L4, held('d5'), 'ArrowDown', legal).at).toEqual(square('d6'));
    expect(stepped(L4, held('a1'), 'ArrowLeft').at).toEqual(square('a1'));
    expect(stepped(L4, held('a5'), 'ArrowRight').at).toEqual(square('b5'));
  });

  it('goes round through all of them, both ways', () => {
    let ghost = held('a1');
    const seen = moves.map(() => on((ghost = cycled(L4, ghost, moves, 1))));
    expect(seen).toEqual(moves.map(({ squares }) => squares.join(' ')));
    expect(on(cycled(L4, ghost, moves, 1))).toBe(seen[0]);
    expect(on(cycled(L4, held('d5'), moves, -1))).toBe(seen[2]);
    expect(cycled(L4, held('a1'), [], 1)).toEqual(held('a1'));
  });

  it('shows itself first at the nearest one', () => {
    expect(on(nearestPlace(L4, moves, square('m1'))!)).toBe('k2 l2 m2 k3');
    expect(nearestPlace(L4, [], square('m1'))).toBeNull();
  });
});
