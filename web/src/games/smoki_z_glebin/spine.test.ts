import { describe, expect, it } from 'vitest';
import { skeleton } from './spine';
import { square } from './squares';

function bones(squares: string, head?: string): [number, number] {
  const { path, limbs } = skeleton(squares.split(' ').map(square), head === undefined ? undefined : square(head));
  return [path.length, limbs.length];
}

describe('the body of a dragon', () => {
  it.each([
    ['I5', 'a1 b1 c1 d1 e1', 5, 0],
    ['O4', 'a1 b1 a2 b2', 4, 0],
    ['W5', 'a1 a2 b2 b3 c3', 5, 0],
    ['T4', 'a1 b1 c1 b2', 3, 1],
    ['X5', 'b1 a2 b2 c2 b3', 3, 2],
  ])('of %s winds through its squares; what is left hangs on it', (_, squares, path, limbs) => {
    expect(bones(squares)).toEqual([path, limbs]);
  });

  it('begins at the chosen head, also inside: the shorter side becomes a chain of limbs', () => {
    const { path, limbs } = skeleton('a1 b1 c1 d1 e1'.split(' ').map(square), square('b1'));
    expect(path[0]).toEqual(square('b1'));
    expect(path).toHaveLength(4);
    expect(limbs).toEqual([{ at: square('a1'), on: square('b1'), last: true }]);
    const middle = skeleton('a1 b1 c1 d1 e1'.split(' ').map(square), square('c1'));
    expect(middle.limbs.map(({ last }) => last)).toEqual([false, true]);
  });

  it('leaves no square out', () => {
    for (const squares of ['b1 a2 b2 c2 b3', 'a1 b1 a2 b2 a3', 'b1 c1 a2 b2 b3']) {
      for (const head of squares.split(' ')) {
        const [path, limbs] = bones(squares, head);
        expect(path + limbs).toBe(5);
      }
    }
  });
});
