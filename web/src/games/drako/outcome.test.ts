import { expect, test } from 'vitest';
import { FIXTURES } from '../../fixtures/drako';
import { Speaker } from '../../words/speaker';
import { happened } from './happened';
import { lines } from './log';
import { outcome, strikeOf, threats } from './outcome';
import { attacks, canBlock, chosen, coverWith, NOTHING } from './selection';
import { act, attacked, consequence, result } from './sentences';
import { handOf, isPlay, type DrakoMove, type DrakoView } from './view';

const polish = new Speaker('pl', 'drako', [{ name: 'Ola', bot: null, thinks: false }, { name: 'Żarłacz', bot: 'dragon', thinks: true }]);
const english = new Speaker('en', 'drako', []);
const { fire, block_fire: blockFire, two_axes: twoAxes, wounds, over, match_over: matchOver } = FIXTURES;

function playing(view: DrakoView, wanted: (move: DrakoMove) => boolean): DrakoMove {
  const move = view.moves.find(wanted);
  if (!move) throw new Error('no such move');
  return move;
}

test('the way of a walk is the one the server foresees', () => {
  const walk = playing(fire.view, (move) => move.act === 'play_walk');
  const { ways } = outcome(fire.previews[walk.text] ?? []);
  expect(ways).toHaveLength(1);
  expect(ways[0]?.cells[0]).toBe(fire.view.figures.dragon.cell);
});

test('fire threatens everybody in its ray', () => {
  const breath = playing(fire.view, (move) => move.act === 'play_fire' && isPlay(move) && move.targets?.length === 2);
  const threatened = threats(strikeOf(breath), []);
  expect([...threatened.values()]).toEqual([1, 1]);
  expect(act(fire.view, breath, polish)).toMatch(/^Zionij na /);
  expect(consequence(fire.view, breath, threatened, outcome([]), polish)).toMatch(/^Bez obrony: .+ −1, .+ −1\. Krasnoludy mogą zasłonić każdego/);
});

test('two axes add up, a parried one does not count', () => {
  const both = playing(twoAxes.view, (move) => isPlay(move) && move.attackers?.length === 2);
  const strike = strikeOf(both)!;
  expect(threats(strike, []).get('dragon')).toBe(2 * strike.strength);
  expect(threats(strike, [strike.attackers[0]!]).get('dragon')).toBe(strike.strength);
});

test('the net is no attack', () => {
  expect(strikeOf(playing(FIXTURES.net.view, (move) => move.act === 'play_net'))).toBeNull();
});

test('the button of a defence names whom it covers and what the others lose', () => {
  const { view } = blockFire;
  const shield = handOf(view).findIndex((_, at) => canBlock(view, at));
  const move = chosen(view, coverWith(view, NOTHING, shield))!;
  expect(attacks(view)).toEqual(['fury_dwarf', 'net_dwarf']);
  expect(act(view, move, polish)).toBe('Zasłoń Bralda, Urpen −1');
  expect(attacked(view, polish)).toBe('Smok zieje ogniem na Bralda i Urpena, siła 1 — kogo zasłonisz?');
  expect(consequence(view, move, new Map(), outcome(blockFire.previews[move.text] ?? []), polish)).toContain('Rany: Urpen −1.');
});

test('a wound on a track is foreseen', () => {
  const move = playing(wounds.view, (each) => each.act === 'place_wound');
  expect(outcome(wounds.previews[move.text] ?? []).wounds[0]).toMatchObject({ figure: 'dragon', wounds: 1 });
});

test.each(Object.entries(FIXTURES))('%s: every move and its consequence can be said', (_name, { view, previews, log }) => {
  for (const speaker of [polish, english]) {
    for (const move of view.moves) {
      expect(act(view, move, speaker)).toBeTruthy();
      expect(consequence(view, move, threats(strikeOf(move), []), outcome(previews[move.text] ?? []), speaker)).toBeDefined();
    }
    for (const line of lines(log, speaker)) expect(line.sentence).toBeTruthy();
  }
  expect(happened(log).ply).toBe(log.at(-1)?.ply ?? 0);
});

test('the end names the winner', () => {
  expect(result(over.view, polish)).toBe('Smok pokonany. Wygrywają krasnoludy: Ola!');
  expect(result(matchOver.view, polish)).toMatch(/^Mecz/);
});
