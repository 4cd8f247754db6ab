import { describe, expect, test } from 'vitest';
import { FIXTURES } from '../../fixtures/serce_smoka';
import { canPick, chosen, firstPlayerChoices, handOf, NOTHING, picked, plays, selectionOf, targets, toggle, withTarget, written, type Selection } from './selection';
import type { SerceSmokaView } from './view';

const { opening, two_trolls: twoTrolls, choice, crowded, last_turn: lastTurn, waiting, spectator, over } = FIXTURES;

function pick(view: SerceSmokaView, ...cards: number[]): Selection {
  return cards.reduce((selection, at) => toggle(view, selection, at), NOTHING);
}

function find(view: SerceSmokaView, kind: string): number {
  return handOf(view).findIndex((card) => card.kind === kind);
}

describe('picking cards', () => {
  test('every card of a hand can be picked first', () => {
    expect(handOf(twoTrolls.view).map((_, at) => canPick(twoTrolls.view, NOTHING, at))).toEqual([true, true, true, true, true]);
  });

  test('only cards that some move holds together can follow', () => {
    const one = pick(twoTrolls.view, 0);
    expect(handOf(twoTrolls.view).map((_, at) => canPick(twoTrolls.view, one, at))).toEqual([false, true, false, false, false]);
  });

  test('two trolls name one move', () => {
    expect(chosen(twoTrolls.view, pick(twoTrolls.view, 0, 1))?.text).toBe('troll 1 3');
  });

  test('the order of picking does not matter', () => {
    expect(pick(twoTrolls.view, 1, 0)).toEqual(pick(twoTrolls.view, 0, 1));
  });

  test('a second press puts the card back', () => {
    expect(chosen(twoTrolls.view, pick(twoTrolls.view, 0, 1, 0))?.text).toBe('troll 3');
    expect(pick(twoTrolls.view, 0, 0)).toEqual(NOTHING);
  });

  test('a card of the same kind cannot follow when no move has room for both', () => {
    const heroes = handOf(crowded.view).flatMap((card, at) => (card.kind === 'hero' ? [at] : []));
    expect(heroes).toHaveLength(2);
    expect(canPick(crowded.view, pick(crowded.view, heroes[0]!), heroes[1]!)).toBe(false);
  });
});

describe('choosing a stack', () => {
  test('a sorceress with two full stacks is no move until one is chosen', () => {
    const sorceress = pick(choice.view, find(choice.view, 'sorceress'));
    expect(chosen(choice.view, sorceress)).toBeNull();
    expect(targets(choice.view, sorceress)).toEqual(['treasure_chest', 'petrified_dragon']);
    const both = withTarget(choice.view, sorceress, 'petrified_dragon');
    expect(chosen(choice.view, both)?.text).toBe('sorceress 1 > petrified_dragon');
  });

  test('a stack that is not offered cannot be chosen', () => {
    const sorceress = pick(choice.view, find(choice.view, 'sorceress'));
    expect(withTarget(choice.view, sorceress, 'troll').target).toBeNull();
  });

  test('the second hero brings the choice, and taking it back forgets it', () => {
    const one = pick(lastTurn.view, 1);
    expect(chosen(lastTurn.view, one)?.text).toBe('hero 1');
    expect(targets(lastTurn.view, one)).toEqual([]);
    const two = withTarget(lastTurn.view, toggle(lastTurn.view, one, 2), 'troll');
    expect(chosen(lastTurn.view, two)?.text).toBe('hero 1 1 > troll');
    expect(toggle(lastTurn.view, two, 2)).toEqual(one);
  });
});

describe('every position', () => {
  test.each(Object.entries(FIXTURES))('%s: every play can be picked card by card, and no more than the plays', (_name, { view }) => {
    for (const move of plays(view)) {
      const selection = selectionOf(view, move.text);
      expect(chosen(view, selection)).toBe(move);
      const stepwise = selection.cards.reduce((so_far, at) => {
        expect(canPick(view, so_far, at)).toBe(true);
        return toggle(view, so_far, at);
      }, NOTHING);
      expect(withTarget(view, stepwise, move.target)).toEqual(selection);
    }
  });

  test.each(Object.entries(FIXTURES))('%s: whatever cannot follow, the server has refused', (_name, { view, refusals }) => {
    for (const move of plays(view)) {
      const selection = selectionOf(view, move.text);
      handOf(view).forEach((_, at) => {
        if (selection.cards.includes(at) || canPick(view, selection, at)) return;
        expect(refusals).toHaveProperty([written(view, selection, at)]);
      });
    }
  });
});

test('asking why not names the refused card last', () => {
  const selection = pick(twoTrolls.view, 0, 1);
  expect(written(twoTrolls.view, selection, 2)).toBe('troll 1 3 hero 1');
});

test('nothing can be picked while another decides, after the end, or by a spectator', () => {
  for (const { view } of [waiting, over, spectator, opening]) {
    expect(handOf(view).some((_, at) => canPick(view, NOTHING, at))).toBe(false);
    expect(chosen(view, NOTHING)).toBeNull();
  }
  expect(picked(spectator.view, { cards: [0], target: null })).toEqual([]);
});

test('the first decision is who begins', () => {
  expect(firstPlayerChoices(opening.view).map((move) => move.text)).toEqual(['first 0', 'first 1']);
});
