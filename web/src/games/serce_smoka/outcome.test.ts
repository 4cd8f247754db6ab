import { expect, test } from 'vitest';
import { FIXTURES } from '../../fixtures/serce_smoka';
import { Speaker } from '../../words/speaker';
import { collectedInAll, outcome } from './outcome';
import { consequence, result } from './sentences';

const polish = new Speaker('pl', 'serce_smoka', [{ name: 'Ola', bot: null, thinks: false }, { name: 'Żarłacz', bot: 'dragon', thinks: true }]);

function seen(fixture: keyof typeof FIXTURES, move: string) {
  const told = FIXTURES[fixture].previews[move];
  if (!told) throw new Error(`no preview of ${move}`);
  return outcome(told);
}

test('trolls take the sorceresses', () => {
  const trolls = seen('two_trolls', 'troll 1 3');
  expect([...trolls.collected]).toEqual([['sorceress', 2]]);
  expect(consequence(trolls, polish)).toBe('Zbierzesz 2 czarodziejki.');
});

test('petrified dragons bring the figure', () => {
  const sorceress = seen('choice', 'sorceress 1 > petrified_dragon');
  expect(sorceress.figure).toBe(true);
  expect(consequence(sorceress, polish)).toBe('Zbierzesz 3 skamieniałe smoki i figurkę Wielkiego Smoka.');
});

test('the second hero sends both below the ship', () => {
  const heroes = seen('last_turn', 'hero 1 1 > troll');
  expect(heroes.below).toBe('hero');
  expect(collectedInAll(heroes)).toBe(3);
});

test('a card that only lies down says so', () => {
  expect(consequence(seen('choice', 'hero 2'), polish)).toBe('Karty zostaną na polu, niczego nie zbierzesz.');
});

test('the end names the winner', () => {
  expect(result(FIXTURES.over.view, polish)).toBe('Wygrywa Ola: Wielki Smok jest wolny!');
});
