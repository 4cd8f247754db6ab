import { expect, test } from 'vitest';
import { proposals } from './proposals';

test('votes for the same thing are one proposal', () => {
  expect(proposals([['abort', null, 0], ['abort', null, 2], ['replace', 1, 0]])).toEqual([
    { what: 'abort', about: null, agreed: [0, 2] },
    { what: 'replace', about: 1, agreed: [0] },
  ]);
});
