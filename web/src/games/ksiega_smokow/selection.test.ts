import { describe, expect, test } from 'vitest';
import { FIXTURES } from '../../fixtures/ksiega_smokow';
import { aimedDice, aimedFields, canLay, canTake, cheapest, chosen, clearField, deed, fieldsFor, lay, lift, matching, NOTHING, ownHand, placements, possible, running, selectionOf, uses, waiting, withAbility, written, type Selection } from './selection';
import { fieldOf, sum, type KsiegaView } from './view';

const { opening, four, five, blocking, take, must_take: mustTake, abilities, finish, stuck, any_hand: anyHand, waiting: watching, spectator, over } = FIXTURES;

/** Dice of these values put on fields, one after the other. */
function laying(view: KsiegaView, ...dice: readonly (readonly [value: number, field: number])[]): Selection {
  return dice.reduce<Selection>((sofar, [value, field]) => {
    const die = waiting(view, sofar.laid).find((each) => each.value === value);
    const next = die ? lay(view, sofar, die.die, field) : null;
    if (!next) throw new Error(`${value} does not go on field ${field}`);
    return next;
  }, NOTHING);
}

describe('a placement is put together die by die', () => {
  const { view } = opening; // 3, 4 and 5 in hand; a rival's 4 on field 2, the blocking die on field 3

  test('every die can be laid somewhere', () => {
    expect(ownHand(view).map(({ value }) => value)).toEqual([3, 4, 5]);
    expect(ownHand(view).every(({ die }) => canLay(view, NOTHING, die))).toBe(true);
  });

  test('a bid that is still too low is possible, but no move', () => {
    const half = laying(view, [3, 3]);
    expect(possible(view, half.laid)).toBe(true);
    expect(chosen(view, half)).toBeNull();
    expect(running(view, half, 3)).toBe(3);
  });

  test('together they beat the blocking die', () => {
    expect(chosen(view, laying(view, [3, 3], [4, 3]))?.text).toBe('place 3 4 > 3');
  });

  test('the order of laying makes no difference', () => {
    expect(chosen(view, laying(view, [5, 2], [3, 1]))?.text).toBe('place 3 > 1, 5 > 2');
    expect(chosen(view, laying(view, [3, 1], [5, 2]))?.text).toBe('place 3 > 1, 5 > 2');
  });

  test('all three on one card, or one on each of two', () => {
    expect(chosen(view, laying(view, [3, 3], [4, 3], [5, 3]))?.text).toBe('place 3 4 5 > 3');
    expect(chosen(view, laying(view, [4, 1], [5, 2]))?.text).toBe('place 4 > 1, 5 > 2');
  });

  test('a die that would never suffice is refused', () => {
    const most = laying(view, [4, 1], [5, 2]);
    const three = ownHand(view).find(({ value }) => value === 3)!;
    expect(fieldsFor(view, most, three.die)).toEqual([1, 2]); // alone it cannot beat a 6
    expect(lay(view, most, three.die, 3)).toBeNull();
  });

  test('a die goes from one card to another, and back to the hand', () => {
    const first = laying(view, [5, 1]);
    const die = first.laid[0]!.die;
    const moved = lay(view, first, die, 2)!;
    expect(moved.laid).toEqual([{ die, value: 5, field: 2 }]);
    expect(lift(moved, die)).toEqual(NOTHING);
    expect(clearField(laying(view, [3, 3], [4, 3], [5, 1]), 3).laid.map(({ value }) => value)).toEqual([5]);
  });

  test('a press on a field lays the cheapest dice that win it', () => {
    expect(chosen(view, cheapest(view, NOTHING, 1)!)?.text).toBe('place 3 > 1');
    expect(chosen(view, cheapest(view, NOTHING, 2)!)?.text).toBe('place 5 > 2');
    expect(chosen(view, cheapest(view, NOTHING, 3)!)?.text).toBe('place 3 4 > 3');
    expect(chosen(view, cheapest(view, laying(view, [3, 1]), 3)!)?.text).toBe('place 3 > 1, 4 5 > 3');
    expect(cheapest(view, laying(view, [3, 1], [4, 2]), 3)).toBeNull();
  });
});

test('equal dice are interchangeable: a move names values', () => {
  const { view } = blocking; // 3, 4 and 3 in hand
  const threes = ownHand(view).filter(({ value }) => value === 3).map(({ die }) => die);
  expect(threes).toHaveLength(2);
  const [one, other] = threes as [number, number];
  const four = ownHand(view).find(({ value }) => value === 4)!;
  for (const die of [one, other]) {
    const laid = lay(view, lay(view, NOTHING, die, 3)!, four.die, 3)!;
    expect(chosen(view, laid)?.text).toBe('place 3 4 > 3');
  }
});

test.each(Object.entries(FIXTURES))('%s: every placement can be laid die by die, in either order', (_name, { view }) => {
  for (const move of placements(view)) {
    const dice = move.bids.flatMap(({ field, values }) => values.map((value) => [value, field] as const));
    expect(chosen(view, laying(view, ...dice))).toBe(move);
    expect(chosen(view, laying(view, ...dice.toReversed()))).toBe(move);
  }
});

test.each(Object.entries(FIXTURES))('%s: every move that is picked names itself', (_name, { view }) => {
  for (const move of view.moves) {
    if (['end_turn', 'boost', 'pass_turn'].includes(move.act)) expect(deed(view, move.act as 'boost')).toBe(move);
    else expect(chosen(view, selectionOf(view, move.text))).toBe(move);
  }
});

test('what is refused is asked in the words of the notation', () => {
  const { view, refusals } = four;
  const die = ownHand(view)[0]!;
  const text = written([{ ...die, field: 2 }]);
  expect(text).toBe(`place ${die.value} > 2`);
  expect(refusals[text]?.key).toBe('ksiega_smokow-illegal-immune');
  expect(written([{ die: 0, value: 5, field: 3 }, { die: 1, value: 4, field: 1 }, { die: 2, value: 2, field: 3 }])).toBe('place 4 > 1, 2 5 > 3');
});

test('nobody can lay on a protected field', () => {
  const immune = four.view.fields.find(({ immunity }) => immunity !== null)!;
  expect(ownHand(four.view).every(({ die }) => !fieldsFor(four.view, NOTHING, die).includes(immune.field))).toBe(true);
});

test('a card under the own dice is taken', () => {
  const own = take.view.fields.find(({ occupant }) => occupant === take.view.seat)!;
  expect(canTake(take.view, own.field)).toBe(true);
  expect(chosen(take.view, { ...NOTHING, taking: own.field })?.text).toBe(`take ${own.field}`);
  expect(mustTake.view.moves.every(({ act }) => act === 'take_card')).toBe(true);
});

test('dice added to the own bid count with those that lie there', () => {
  const own = five.view.fields.find(({ occupant }) => occupant === five.view.seat)!;
  const [die] = ownHand(five.view);
  const more = lay(five.view, NOTHING, die!.die, own.field)!;
  expect(running(five.view, more, own.field)).toBe(own.bid + die!.value);
  expect(matching(five.view, more.laid)).not.toBeNull();
});

describe('abilities', () => {
  test('a single target is aimed at once', () => {
    const { view } = abilities;
    expect(uses(view, 'desert')).toHaveLength(1);
    expect(chosen(view, withAbility(view, 'desert'))?.act).toBe('use_desert');
  });

  test('several targets wait for a choice', () => {
    const { view } = four;
    const fields = aimedFields(view, 'storm');
    expect(fields.length).toBeGreaterThan(1);
    expect(fields.every((field) => fieldOf(view, field).occupant === null)).toBe(true);
    const storm = withAbility(view, 'storm');
    expect(chosen(view, storm)).toBeNull();
    expect(chosen(view, { ...storm, aim: { field: fields[1]! } })?.text).toBe(`storm ${fields[1]}`);
  });

  test('the jungle needs no target', () => {
    expect(chosen(four.view, withAbility(four.view, 'jungle'))?.text).toBe('jungle');
  });

  test('plains protect a card with own dice', () => {
    const [field] = aimedFields(finish.view, 'plains');
    expect(fieldOf(finish.view, field!).occupant).toBe(finish.view.seat);
  });

  test('mountains may reach into other hands', () => {
    const { view } = anyHand;
    const foreign = aimedDice(view, 'mountains').find(({ seat }) => seat !== view.seat)!;
    expect(chosen(view, { ...NOTHING, ability: 'mountains', aim: { die: foreign } })?.text).toBe(`mountains ${foreign.value} of ${foreign.seat}`);
  });
});

test('whoever cannot act boosts or passes', () => {
  expect(placements(stuck.view)).toEqual([]);
  expect(deed(stuck.view, 'boost')?.text).toBe('boost');
  expect(deed(stuck.view, 'pass_turn')?.text).toBe('pass');
});

test.each([watching, spectator, over])('nothing can be picked when nothing is to be decided', ({ view }) => {
  expect(chosen(view, NOTHING)).toBeNull();
  expect(view.fields.every(({ field }) => cheapest(view, NOTHING, field) === null)).toBe(true);
  expect(sum(ownHand(view).map(({ die }) => fieldsFor(view, NOTHING, die).length))).toBe(0);
});
