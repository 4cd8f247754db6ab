import { expect, test } from 'vitest';
import type { Told } from '../wire/types';
import { course } from './course';

function happened(version: number, kind: string, seat: number | null): Told {
  return { version, kind, seat, move: null, events: [] };
}

test('a move that was taken back is gone, and the next one stands in its place', () => {
  const told = [happened(1, 'created', null), happened(2, 'started', null), happened(3, 'moved', 0), happened(4, 'moved', 0), happened(5, 'undone', 0), happened(6, 'voted', 1), happened(7, 'moved', 0)];
  expect(course(told).map(({ ply, seat, version }) => [ply, seat, version])).toEqual([
    [1, 0, 3],
    [2, 0, 7],
  ]);
});
