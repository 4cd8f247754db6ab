import { expect, test } from 'vitest';
import type { Told } from '../wire/types';
import { course } from './course';

function happened(version: number, kind: string, seat: number | null, plies: number | null = null): Told {
  return { version, kind, seat, move: null, plies, events: [] };
}

test('moves that were taken back are gone, and the next one stands in their place', () => {
  const moved = [3, 4, 5].map((version) => happened(version, 'moved', 0));
  const told = [happened(1, 'created', null), happened(2, 'started', null), ...moved, happened(6, 'undone', 0, 2), happened(7, 'voted', 1), happened(8, 'moved', 0)];
  expect(course(told).map(({ ply, seat, version }) => [ply, seat, version])).toEqual([
    [1, 0, 3],
    [2, 0, 8],
  ]);
});
