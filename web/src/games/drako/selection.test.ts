import { describe, expect, test } from 'vitest';
import { FIXTURES } from '../../fixtures/drako';
import { aboutBlock, aboutCell, aboutSymbol } from './questions';
import { attacks, canBlock, chosen, cover, coverWith, deed, NOTHING, open, press, pressCell, pressFigure, reach, selectionOf, useful, withoutEffect, type Selection } from './selection';
import { handOf, isDefence, isPlay, shows, type CardSymbol, type DrakoView } from './view';

const { fire, two_axes: twoAxes, two_steps: twoSteps, crossbow, net, netted, block_fire: blockFire, block_bare: blockBare, placement, wounds, surplus, waiting, spectator, over } = FIXTURES;

function holding(view: DrakoView, ...symbols: CardSymbol[]): Selection {
  const card = handOf(view).findIndex((each) => symbols.every((symbol) => shows(each, symbol)));
  expect(card).toBeGreaterThanOrEqual(0);
  return { ...NOTHING, card };
}

describe('one card, two symbols', () => {
  const card = holding(fire.view, 'fire', 'walk');

  test('both light their targets at once', () => {
    expect(new Set(reach(fire.view, card).map((pick) => pick.symbol))).toEqual(new Set(['fire', 'walk']));
  });

  test('a chosen half lights only its own', () => {
    expect(new Set(reach(fire.view, { ...card, symbol: 'walk' }).map((pick) => pick.symbol))).toEqual(new Set(['walk']));
  });

  test('a press on a dwarf in the ray chooses the fire, a press on a cell the walk', () => {
    const burning = reach(fire.view, card).find((pick) => pick.symbol === 'fire')!;
    expect(chosen(fire.view, pressFigure(fire.view, card, burning.targets![0]!)!)?.act).toBe('play_fire');
    const goal = reach(fire.view, card).find((pick) => pick.symbol === 'walk')!;
    expect(chosen(fire.view, pressCell(fire.view, card, goal.cell!)!)?.act).toBe('play_walk');
  });

  test('another target takes the place of the first', () => {
    const rays = reach(fire.view, card).filter((pick) => pick.symbol === 'fire');
    const both = press(fire.view, press(fire.view, card, rays[0]!), rays[1]!);
    expect(both.picks).toEqual([rays[1]]);
  });

  test('a second press puts it back', () => {
    const [pick] = reach(fire.view, card);
    expect(press(fire.view, press(fire.view, card, pick!), pick!).picks).toEqual([]);
  });

  test('it can be played without effect', () => {
    expect(withoutEffect(fire.view, card)?.symbol).toBe('no_effect');
    expect(withoutEffect(fire.view, NOTHING)).toBeNull();
  });
});

describe('two dwarves walk', () => {
  const { view } = twoSteps;
  const card = holding(view, 'move_two');

  test('one is enough', () => {
    const [step] = reach(view, card).filter((pick) => pick.cell);
    expect(chosen(view, press(view, card, step!))?.act).toBe('play_move_two');
  });

  test('the second step is another dwarf’s', () => {
    const [step] = reach(view, card).filter((pick) => pick.cell);
    const one = press(view, card, step!);
    const further = open(view, one);
    expect(further.length).toBeGreaterThan(0);
    expect(further.every((pick) => pick.figure !== step!.figure)).toBe(true);
    const move = chosen(view, press(view, one, further[0]!));
    expect(move && isPlay(move) && move.steps).toHaveLength(2);
  });

  test('a dwarf who is pressed is the one to walk', () => {
    const walkers = new Set(reach(view, card).filter((pick) => pick.cell).map((pick) => pick.figure!));
    for (const figure of walkers) {
      const walking = pressFigure(view, card, figure)!;
      expect(walking.walker).toBe(figure);
      const goal = reach(view, card).find((pick) => pick.figure === figure && pick.cell)!;
      expect(pressCell(view, walking, goal.cell!)!.picks.map((pick) => pick.figure)).toEqual([figure]);
    }
  });

  test('a cell that several reach goes from one to the next', () => {
    const goals = reach(view, card).filter((pick) => pick.cell);
    const shared = goals.find((pick) => goals.filter((each) => each.cell === pick.cell).length > 1);
    if (!shared) return;
    const once = pressCell(view, card, shared.cell!)!;
    const twice = pressCell(view, once, shared.cell!)!;
    expect(twice.picks[0]?.figure).not.toBe(once.picks[0]?.figure);
  });
});

test('two axes: a press on the dragon takes both, the sign of one only that one', () => {
  const card = holding(twoAxes.view, 'attack_two');
  const both = chosen(twoAxes.view, pressFigure(twoAxes.view, { ...card, symbol: 'attack_two' }, 'dragon')!);
  expect(both && isPlay(both) && both.attackers).toHaveLength(2);
  const [one] = reach(twoAxes.view, { ...card, symbol: 'attack_two' });
  const alone = chosen(twoAxes.view, press(twoAxes.view, card, one!));
  expect(alone && isPlay(alone) && alone.attackers).toEqual([one!.figure]);
});

test('a press on the dragon shoots the crossbow and throws the net', () => {
  expect(chosen(crossbow.view, pressFigure(crossbow.view, holding(crossbow.view, 'crossbow'), 'dragon')!)?.act).toBe('play_crossbow');
  expect(chosen(net.view, pressFigure(net.view, holding(net.view, 'net'), 'dragon')!)?.act).toBe('play_net');
});

test('a netted dragon neither walks nor flies, and may free itself', () => {
  for (const card of handOf(netted.view)) {
    for (const { symbol } of card.symbols) if (symbol === 'walk' || symbol === 'fly') expect(useful(netted.view, card, symbol)).toBe(false);
  }
  expect(deed(netted.view, 'remove_net')?.text).toBe('remove_net');
});

describe('defence', () => {
  const { view } = blockFire;
  const shield = handOf(view).findIndex((_, at) => canBlock(view, at));

  test('a shield covers the first attack, and comes back', () => {
    const covered = coverWith(view, NOTHING, shield);
    expect(covered.covers).toEqual([{ figure: attacks(view)[0], at: shield }]);
    expect(chosen(view, covered)?.act).toBe('block');
    expect(coverWith(view, covered, shield).covers).toEqual([]);
  });

  test('a press on the other attack carries the only shield there', () => {
    const [first, second] = attacks(view);
    const shields = handOf(view).filter((_, at) => canBlock(view, at)).length;
    const moved = cover(view, cover(view, NOTHING, first!), second!);
    expect(moved.covers.map((each) => each.figure)).toEqual(shields > 1 ? [first, second] : [second]);
  });

  test('without a shield nothing can be covered, and the question is the same', () => {
    expect(handOf(blockBare.view).some((_, at) => canBlock(blockBare.view, at))).toBe(false);
    expect(cover(blockBare.view, NOTHING, attacks(blockBare.view)[0]!)).toEqual(NOTHING);
    expect(deed(blockBare.view, 'no_block')).not.toBeNull();
  });

  test('whatever does not block, the server has refused', () => {
    handOf(view).forEach((card, at) => {
      if (!canBlock(view, at)) expect(blockFire.refusals).toHaveProperty([aboutBlock(attacks(view)[0]!, card)]);
    });
  });
});

test('a cell for a dwarf, a track for a wound, a card too many', () => {
  const cell = reach(placement.view, NOTHING)[0]!;
  expect(chosen(placement.view, pressCell(placement.view, NOTHING, cell.cell!)!)?.act).toBe('place_dwarf');
  const track = reach(wounds.view, NOTHING)[0]!;
  expect(chosen(wounds.view, press(wounds.view, NOTHING, track))?.act).toBe('place_wound');
  expect(chosen(surplus.view, { ...NOTHING, card: 0 })?.act).toBe('discard_card');
});

describe('every position', () => {
  test.each(Object.entries(FIXTURES))('%s: every move that is picked can be picked step by step', (_name, { view }) => {
    for (const move of view.moves) {
      const whole = selectionOf(view, move.text);
      if (isDefence(move) ? move.blocks.length === 0 : whole.picks.length === 0 && move.act !== 'discard_card') continue;
      const stepwise = whole.picks.reduce<Selection>((sofar, pick) => press(view, sofar, pick), { ...whole, picks: [] });
      expect(chosen(view, stepwise)?.text).toBe(move.text);
    }
  });

  test.each(Object.entries(FIXTURES))('%s: whatever has no use, the server has refused', (_name, { view, refusals }) => {
    if (view.phase !== 'action' || view.moves.length === 0 || view.actions === 0) return;
    for (const card of handOf(view)) {
      for (const { symbol } of card.symbols) if (!useful(view, card, symbol)) expect(refusals).toHaveProperty([aboutSymbol(view, card, symbol)]);
    }
  });

  test.each(Object.entries(FIXTURES))('%s: a press on any cell picks something or can be asked about', (_name, { view, refusals }) => {
    if (view.phase !== 'placement') return;
    for (const { cell } of view.cells) {
      if (!pressCell(view, NOTHING, cell)) expect(refusals).toHaveProperty([aboutCell(view, NOTHING, cell)!]);
    }
  });
});

test('nothing can be picked while another decides, after the end, or by a spectator', () => {
  for (const { view } of [waiting, over, spectator]) {
    expect(reach(view, NOTHING)).toEqual([]);
    expect(chosen(view, NOTHING)).toBeNull();
  }
});
