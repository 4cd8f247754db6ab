import { expect, test } from 'vitest';
import { FIXTURES } from '../../fixtures/ksiega_smokow';
import { Speaker } from '../../words/speaker';
import { described, standing } from './fields';
import { lines } from './log';
import { changeOf, difference, lately, NO_OUTCOME, outcome } from './outcome';
import { cheapest, NOTHING, selectionOf } from './selection';
import { act, advice, consequence, result, sentence } from './sentences';
import { fieldOf } from './view';

const PEOPLE = ['Ola', 'Żarłacz', 'Marek', 'Iskra', 'Bożydar'].map((name) => ({ name, bot: null, thinks: false }));
const polish = new Speaker('pl', 'ksiega_smokow', PEOPLE);
const english = new Speaker('en', 'ksiega_smokow', PEOPLE);
const { blocking, blocking_own: blockingOwn, take, finish, abilities, over, secret, four } = FIXTURES;

test('outbid dice come back one higher', () => {
  const { view, previews } = blocking;
  const seen = outcome(previews['place 3 3 > 2'] ?? []);
  expect(seen.changes).toEqual([{ seat: 1, die: 1, value: 5, now: 6, from: 2, cause: 'outbid' }]);
  expect(difference(changeOf(seen, 1, 1)!)).toBe('+1');
  expect(consequence(view, seen, polish)).toBe('Żarłacz: kości wrócą silniejsze, 5 → 6.');
});

test('the blocking die pushes dice off, unchanged', () => {
  const { view, previews } = blocking;
  const seen = outcome(previews['place 3 4 > 3'] ?? []);
  expect(seen.blocking).toEqual({ from: 3, to: 1 });
  expect(seen.changes.map(({ cause, value, now }) => [cause, value, now])).toEqual([['removed', 3, 3], ['removed', 5, 5]]);
  expect(difference(seen.changes[0]!)).toBe('');
  expect(consequence(view, seen, polish)).toBe('Kość blokująca przejdzie na pole 1. Zepchnie kości (Żarłacz): 3, 5, bez zmian.');
});

test('it warns of the own dice too', () => {
  const told = Object.values(blockingOwn.previews).find((events) => events.some((each) => each.type === 'dice_removed' && each['seat'] === 0))!;
  expect(consequence(blockingOwn.view, outcome(told), polish)).toContain('Zepchnie twoje kości');
});

test('taking says what is won and how the dice weaken', () => {
  const move = take.view.moves.find((each) => each.act === 'take_card' && fieldOf(take.view, each.field).card?.species === take.view.seats[0]?.goal)!;
  const seen = outcome(take.previews[move.text] ?? []);
  expect(seen.taken?.points).toBeGreaterThan(0);
  expect(consequence(take.view, seen, polish)).toMatch(/^Zdobędziesz \d pkt i 3 za cel\. Kości wrócą słabsze: \d → \d/);
});

test('an ability shows its exact effect', () => {
  const move = abilities.view.moves.find((each) => each.act === 'use_desert')!;
  const [change] = outcome(abilities.previews[move.text] ?? []).changes;
  expect(change).toMatchObject({ seat: 0, cause: 'raised', from: null });
  expect(change!.now).toBe(change!.value + 1);
  const plains = finish.view.moves.find((each) => each.act === 'use_plains')!;
  expect(outcome(finish.previews[plains.text] ?? []).protects).toBe('field' in plains ? plains.field : null);
});

test('a field says its running sum and what is missing', () => {
  const { view } = blocking;
  const three = fieldOf(view, 3);
  const half = { ...NOTHING, laid: [{ die: 0, value: 3, field: 3 }] };
  expect(standing(view, half, NO_OUTCOME, three, polish)).toMatchObject({ look: 'laid', title: '3', note: 'brakuje jeszcze 4' });
  expect(advice(view, half, polish)).toBe('Na polu 3 brakuje jeszcze 4: dołóż kość.');
  const enough = cheapest(view, NOTHING, 3)!;
  expect(standing(view, enough, NO_OUTCOME, three, polish)).toMatchObject({ title: '3 + 4 = 7', note: 'przebija blokadę: 6', short: '7 > 6' });
  expect(standing(view, NOTHING, NO_OUTCOME, three, polish)).toMatchObject({ look: 'open', title: 'Blokada 6', note: 'przebijesz od 7 – masz 10' });
  expect(standing(view, NOTHING, NO_OUTCOME, fieldOf(view, 2), polish).note).toBe('przebijesz od 6 – masz 10');
});

test('a protected field says so, to the eye and to the ear', () => {
  const field = four.view.fields.find(({ immunity }) => immunity !== null)!;
  const state = standing(four.view, NOTHING, NO_OUTCOME, field, polish);
  expect(state).toMatchObject({ look: 'locked', note: 'chroniona żetonem' });
  expect(described(four.view, field, state, polish)).toContain('Chroni ją żeton: Marek');
});

test('a placement on two fields is one sentence', () => {
  const move = four.view.moves.find((each) => each.act === 'place_dice' && each.bids.length === 2)!;
  expect(act(move, polish)).toMatch(/^Połóż .+ na polu \d i .+ na polu \d$/);
});

test.each(Object.entries(FIXTURES))('%s: everything can be said in both languages', (_name, { view, previews, log }) => {
  for (const speaker of [polish, english]) {
    for (const move of view.moves) {
      const selection = selectionOf(view, move.text);
      const seen = outcome(previews[move.text] ?? []);
      expect(act(move, speaker)).toBeTruthy();
      expect(sentence(view, selection, speaker)).toBeTruthy();
      expect(consequence(view, seen, speaker)).toBeDefined();
      for (const field of view.fields) expect(described(view, field, standing(view, selection, seen, field, speaker), speaker)).toBeTruthy();
    }
    for (const line of lines(log, view, speaker)) expect(line.sentence).toBeTruthy();
  }
});

test('the end of a turn is no line of its own', () => {
  const told = [{ type: 'turn_ended', seat: 0 }];
  expect(lines([{ ply: 1, seat: 0, told }], four.view, polish)).toEqual([]);
  expect(lines([{ ply: 1, seat: 0, told: [...told, { type: 'immunity_ended', seat: 1, field: 2 }] }], four.view, polish)).toHaveLength(1);
});

test('rounds are counted from the first move on', () => {
  const turn = (ply: number) => ({ ply, seat: (ply - 1) % 4, told: [{ type: 'turn_passed', seat: (ply - 1) % 4 }] });
  const notes = lines([1, 2, 3, 4, 5].map(turn), four.view, polish).map(({ note }) => note);
  expect(notes).toEqual(['Runda 2', 'Runda 1', 'Runda 1', 'Runda 1', 'Runda 1']);
});

test('secret goals stay secret, the end names the winner', () => {
  expect(secret.view.seats[1]?.goal).toBeNull();
  expect(result(over.view, polish)).toBe('Wygrywa Ola!');
});

test('what happened to dice is seen until the next own move', () => {
  const outbid = { type: 'dice_outbid', seat: 0, field: 1, changes: [{ die: 0, value: 3, now: 4 }] };
  const entry = (ply: number, seat: number, ...told: (typeof outbid | { type: string; seat: number })[]) => ({ ply, seat, told });
  const log = [entry(1, 0, { type: 'turn_ended', seat: 0 }), entry(2, 1, outbid), entry(3, 1, { type: 'turn_ended', seat: 1 })];
  expect(lately(log, 0)).toEqual([{ seat: 0, die: 0, value: 3, now: 4, from: 1, cause: 'outbid' }]);
  expect(lately([...log, entry(4, 0, { type: 'turn_passed', seat: 0 })], 0)).toEqual([]);
});
