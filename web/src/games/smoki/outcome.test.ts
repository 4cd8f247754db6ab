import { expect, test } from 'vitest';
import { FIXTURES } from '../../fixtures/smoki';
import { Speaker } from '../../words/speaker';
import { lines } from './log';
import { columns, handedOn, laid, outlookFor, scoreOf } from './outcome';
import { act, follows, heading, progress, result } from './sentences';
import { picksOf } from './selection';
import type { SmokiView } from './view';

const polish = new Speaker('pl', 'smoki', ['Ola', 'Żarłacz', 'Bartek', 'Zosia', 'Sówka'].map((name) => ({ name, bot: null, thinks: false })));

function moveOf(view: SmokiView, text: string) {
  const move = view.moves.find((each) => each.text === text);
  if (!move) throw new Error(`no move ${text}`);
  return move;
}

test('the columns count as they lie, and after the move', () => {
  const { view } = FIXTURES.drawn;
  const dream = view.seats[0]!.dream;
  const now = columns(dream, null);
  expect(now.map(({ pair }) => pair)).toEqual([0, 1, 2].map((column) => dream[column]!.cancelled));
  const move = view.moves.find((each) => each.act === 'place')!;
  const outlook = outlookFor(move, 0, 0)!;
  const after = columns(dream, outlook).flatMap(({ parts }) => parts.map((part) => part.after));
  expect(after.reduce<number>((sum, each) => sum + (each ?? 0), 0)).toBe(scoreOf(outlook));
  expect(columns(dream, outlook).map(({ parts }) => parts[0].now)).toEqual(dream.slice(0, 3).map(({ counts }) => counts));
});

test('an attack tells what it makes of both dreams, and of nobody else', () => {
  const { view } = FIXTURES.attack_swap;
  const move = view.moves.find((each) => each.act === 'swap_other')!;
  expect(outlookFor(move, 0, 0)).toBe(move.dream);
  expect(outlookFor(move, move.other, 0)).toBe(move.other_dream);
  expect(outlookFor(move, move.other === 1 ? 2 : 1, 0)).toBeNull();
});

test('a placed card is seen in its slot; a discarded one is not', () => {
  const { view } = FIXTURES.drawn;
  const place = view.moves.find((each) => each.act === 'place')!;
  expect(laid(view, place)).toEqual({ slot: place.slot, card: view.drawn!.card });
  expect(laid(view, moveOf(view, 'discard 0'))).toBeNull();
});

test('a Ring reaches the same slot of every other player, as far as that is certain', () => {
  const { view, previews } = FIXTURES.drawn_ring;
  const slot = view.seats[0]!.dream.findIndex(({ card }) => card !== null);
  const first = handedOn(previews[`place ${slot}`]!)[0];
  expect(first).toBe(`slot:1:${slot}`);
});

test('the sentences name the card, the choice and what follows', () => {
  const { view } = FIXTURES.drawn;
  const move = moveOf(view, 'discard 1');
  expect(heading(view, [], null, polish)).toBe('Dobrana karta: Smok z chmur (0).');
  expect(follows(view, [], null, polish)).toBe('Wskaż miejsce we śnie albo stos, na który ją odłożysz.');
  expect(act(view, move, false, polish)).toBe('Odłóż na prawy stos');
  const { view: alone } = FIXTURES.one_pile;
  expect(act(alone, moveOf(alone, 'discard 0'), false, polish)).toBe('Odłóż na stos');
  const place = view.moves.filter((each) => each.act === 'place').find((each) => each.onto === null)!;
  const now = view.seats[0]!.open_score;
  expect(follows(view, picksOf(view, place.text), place, polish)).toContain(`Odkryte karty: ${now} →`);
  expect(act(view, place, true, polish)).toBe(`Wstaw tutaj · ${now} → ${scoreOf(place.dream)} pkt`);
});

test('the end names the winner, and the bar how far it is', () => {
  const { view } = FIXTURES.over;
  const [winner] = view.winners;
  expect(result(view, polish)).toBe(`Wygrywa ${polish.name(winner!)}: nikt nie śnił spokojniej!`);
  expect(progress(FIXTURES.points.view, polish)).toBe(`Runda ${FIXTURES.points.view.round.number} · do 70 punktów`);
});

test('every line of the log says something in both languages', () => {
  for (const language of ['pl', 'en'] as const) {
    const speaker = new Speaker(language, 'smoki', []);
    for (const { log } of Object.values(FIXTURES)) for (const line of lines(log, speaker)) expect(line.sentence).not.toBe('');
  }
});
