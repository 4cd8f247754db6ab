import { expect, test } from 'vitest';
import { toldApart } from './people';

test('namesakes are numbered, the others keep their names', () => {
  const names = ['Ola', 'Bot łapczywy', 'Bot losowy', 'Bot łapczywy', 'Bot łapczywy'];
  expect(toldApart(names.map((name) => ({ name, bot: true }))).map(({ name }) => name)).toEqual(['Ola', 'Bot łapczywy', 'Bot losowy', 'Bot łapczywy II', 'Bot łapczywy III']);
});
