import { expect, test } from 'vitest';
import { toldApart } from './people';

test('namesakes are numbered, the others keep their names', () => {
  const names = ['Ola', 'Zmirra', 'Jan', 'Ola', 'Ola'];
  expect(toldApart(names.map((name) => ({ name, bot: null, thinks: false }))).map(({ name }) => name)).toEqual(['Ola', 'Zmirra', 'Jan', 'Ola II', 'Ola III']);
});
