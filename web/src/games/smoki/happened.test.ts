import { expect, test } from 'vitest';
import { FIXTURES } from '../../fixtures/smoki';
import { flights } from './happened';
import type { Card } from './view';

const { view } = FIXTURES.source;
const card = (kind: Card['kind'], value: number | null): Card => ({ kind, value });
const ONE = card('dragon_1', 1);
const SEVEN = card('dragon_7', 7);

function told(...events: Record<string, unknown>[]) {
  return flights({ ply: 1, seat: 0, told: events as unknown as { type: string }[] }, view).map(({ from, to, card, turned, nth }) => [from, to, card?.value ?? null, turned, nth]);
}

test('a taken card flies from its pile, the old one onto a pile', () => {
  expect(told({ type: 'card_taken', seat: 0, pile: 1, card: ONE }, { type: 'card_removed', seat: 0, slot: 3, card: SEVEN, shown: false }, { type: 'card_placed', seat: 0, slot: 3, card: ONE }, { type: 'card_discarded', seat: 0, pile: 0, card: SEVEN })).toEqual([
    ['pile:1', 'slot:0:3', 1, false, 0],
    ['slot:0:3', 'pile:0', 7, false, 0],
  ]);
});

test('a drawn card is seen by its drawer only', () => {
  expect(told({ type: 'card_drawn', seat: 2, left: 9 })).toEqual([['draw', 'held:2', null, false, 0]]);
  expect(told({ type: 'card_drawn', seat: 0, left: 9, cards: [ONE] })).toEqual([['draw', 'held:0', 1, false, 0]]);
});

test('the cards of a Ring wander one after another', () => {
  const ring = card('raven_ring', 10);
  const passed = [0, 1, 2].flatMap((seat) => [
    { type: 'card_passed', seat, to: seat + 1, slot: 4, card: ONE },
    { type: 'card_removed', seat: seat + 1, slot: 4, card: SEVEN, shown: true },
  ]);
  const flown = told({ type: 'card_removed', seat: 0, slot: 4, card: ONE, shown: false }, { type: 'card_placed', seat: 0, slot: 4, card: ring }, ...passed, { type: 'card_put_under', seat: 3, pile: 1, card: SEVEN });
  expect(flown.map(([from, to, , , nth]) => [from, to, nth])).toEqual([
    ['held:0', 'slot:0:4', 0],
    ['slot:0:4', 'slot:1:4', 1],
    ['slot:1:4', 'slot:2:4', 2],
    ['slot:2:4', 'slot:3:4', 3],
    ['slot:3:4', 'pile:1', 4],
  ]);
});

test('swapped cards cross, as they lie now', () => {
  const lies = view.seats[0]!.dream.map((slot) => slot.card?.value ?? null);
  expect(told({ type: 'cards_swapped', seat: 0, slot: 0, other_slot: 4 })).toEqual([
    ['slot:0:0', 'slot:0:4', lies[4], false, 0],
    ['slot:0:4', 'slot:0:0', lies[0], false, 0],
  ]);
});

test('after the end of a round nothing flies: another deal lies there', () => {
  expect(flights(FIXTURES.round_over.log.at(-1)!, FIXTURES.round_over.view)).toEqual([]);
});
