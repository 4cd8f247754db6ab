import { describe, expect, test } from 'vitest';
import { FIXTURES, type FixtureName } from '../../fixtures/smoki';
import { about } from './questions';
import { chosen, deed, foreseen, next, picksOf, pileSpot, press, slotSpot, ways, type Spot } from './selection';
import { SLOTS, type SmokiView } from './view';

function picked(view: SmokiView, ...spots: Spot[]): readonly Spot[] {
  return spots.reduce<readonly Spot[]>((picks, spot) => press(view, picks, spot) ?? picks, []);
}

function spots(view: SmokiView): Spot[] {
  return ['draw', ...view.piles.map((_, pile) => pileSpot(pile)), ...view.seats.flatMap((_, seat) => SLOTS.map((slot) => slotSpot(seat, slot)))];
}

const faceUp = (view: SmokiView): number => view.seats[0]!.dream.findIndex(({ card }) => card !== null);
const faceDown = (view: SmokiView): number => view.seats[0]!.dream.findIndex(({ card }) => card === null);

describe('every legal move can be pressed together, and nothing else', () => {
  test.each(Object.keys(FIXTURES) as FixtureName[])('%s', (name) => {
    const { view } = FIXTURES[name];
    for (const move of view.moves) {
      for (const way of ways(view, move)) expect(chosen(view, picked(view, ...way))?.text).toBe(move.text);
    }
    const alone = spots(view).filter((spot) => press(view, [], spot));
    expect(new Set(alone)).toEqual(next(view, []));
  });
});

describe('a press that leads nowhere asks a question that the server answers', () => {
  test.each(Object.keys(FIXTURES) as FixtureName[])('%s', (name) => {
    const { view, refusals } = FIXTURES[name];
    if (view.moves.length === 0) return;
    const beginnings = [[], ...[...next(view, [])].map((spot) => [spot])];
    for (const picks of beginnings) {
      for (const spot of spots(view)) if (!press(view, picks, spot)) expect(refusals).toHaveProperty([about(view, picks, spot)]);
    }
  });
});

test('a face-up slot asks for a pile, which may be the one just taken from', () => {
  const { view } = FIXTURES.source;
  const slot = slotSpot(0, faceUp(view));
  const picks = picked(view, 'pile:0', slot);
  expect(chosen(view, picks)).toBeNull();
  expect(foreseen(view, picks)).toMatchObject({ act: 'take_face_up', pile: 0 });
  expect(next(view, picks)).toEqual(new Set(['pile:0', 'pile:1']));
  expect(chosen(view, picked(view, 'pile:0', slot, 'pile:0'))?.text).toBe(`take 0 ${faceUp(view)} > 0`);
});

test('a face-down slot is complete by itself', () => {
  const { view } = FIXTURES.source;
  expect(chosen(view, picked(view, 'pile:1', slotSpot(0, faceDown(view))))?.text).toBe(`take 1 ${faceDown(view)}`);
});

test('pressed again it is put back, and another slot takes its place', () => {
  const { view } = FIXTURES.drawn;
  const [up, down] = [slotSpot(0, faceUp(view)), slotSpot(0, faceDown(view))];
  expect(picked(view, down, down)).toEqual([]);
  expect(picked(view, down, up)).toEqual([up]);
  const another = slotSpot(0, view.seats[0]!.dream.findLastIndex(({ card }) => card !== null));
  expect(picked(view, up, 'pile:1', another)).toEqual([another, 'pile:1']); // the pile stays chosen
});

test('a pile takes the drawn card, or the old one when a slot is picked', () => {
  const { view } = FIXTURES.drawn;
  expect(chosen(view, picked(view, 'pile:1'))?.act).toBe('discard_drawn');
  expect(chosen(view, picked(view, slotSpot(0, faceUp(view)), 'pile:1'))?.text).toBe(`place ${faceUp(view)} > 1`);
});

test('the two cards of a swap come in any order', () => {
  const { view } = FIXTURES.attack_swap;
  const move = view.moves.find((each) => each.act === 'swap_other')!;
  const [there, back] = ways(view, move);
  expect(chosen(view, picked(view, ...there!))).toBe(move);
  expect(chosen(view, picked(view, ...back!))).toBe(move);
  expect(deed(FIXTURES.nest_swap.view, 'skip_swap')?.text).toBe('skip');
});

test('a hint shows the spots of its move', () => {
  const { view } = FIXTURES.ring_bottom;
  expect(picksOf(view, 'under 1')).toEqual(['pile:1']);
  expect(picksOf(view, 'nonsense')).toEqual([]);
});

test('nothing can be pressed while another decides, after the end, or by a spectator', () => {
  for (const { view } of [FIXTURES.waiting, FIXTURES.over, FIXTURES.spectator]) {
    expect(spots(view).filter((spot) => press(view, [], spot))).toEqual([]);
  }
});
