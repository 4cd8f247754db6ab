import { expect, test } from 'vitest';
import { grouped } from './moves';

const CHOICES = [
  { text: 'huntress 1', sentence: 'Łowczyni smoków: 1', group: 'Łowczyni smoków' },
  { text: 'troll 1', sentence: 'Troll: 1', group: 'Troll' },
  { text: 'huntress 1 2', sentence: 'Łowczyni smoków: 1, 2', group: 'Łowczyni smoków' },
];

test('moves stand under their headings in the order they came', () => {
  expect(grouped(CHOICES, '', 'pl').map(({ name, choices }) => [name, choices.length])).toEqual([['Łowczyni smoków', 2], ['Troll', 1]]);
});

test('the filter forgives missing marks and needs every word', () => {
  expect(grouped(CHOICES, 'LOWCZ', 'pl')[0]?.choices).toHaveLength(2);
  expect(grouped(CHOICES, 'smokow 2', 'pl')[0]?.choices.map((choice) => choice.text)).toEqual(['huntress 1 2']);
  expect(grouped(CHOICES, 'dwarf', 'pl')).toEqual([]);
});
