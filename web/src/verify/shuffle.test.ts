import { expect, test } from 'vitest';
import { commitment, gameSeed, pledge } from './shuffle';

// as smokowisko.engine.shuffle says
const SECRET = '00112233445566778899aabbccddeeff'.repeat(2);
const NONCES = ['ab'.repeat(16), '01'.repeat(16)] as const;
const SHARES = [
  { seat: 0, pledge: pledge(NONCES[0]), nonce: NONCES[0] },
  { seat: 1, pledge: pledge('cd'.repeat(16)) }, // came too late
  { seat: 300, pledge: pledge(NONCES[1]), nonce: NONCES[1] },
];

test('the same hashes as in Python', () => {
  expect(commitment({ secret: SECRET, scheme: 2 })).toBe('947f76ad23339751f146b4df5c5499678d867caa0fb59f54f8a1902d6a1ca7ca');
  expect(pledge(NONCES[0])).toBe('a1855c8699916efd565e15775f69b099f31ef265420c718f98b7fc1957c00106');
  expect(gameSeed({ secret: SECRET, scheme: 2, nonces: [], shares: SHARES })).toBe('75ae6ba1241a868171c556610ac1f78d43feed5af77ee6bbde37543294fe34b6');
  expect(gameSeed({ secret: SECRET, scheme: 2, nonces: [], shares: [] })).toBe('c02a20ca07329f4c6f63c0b2f809c8297546c394379ef5437021df00cac880f0');
});

test('the same hashes of scheme 1 as in Python', () => {
  const older = { secret: SECRET, scheme: 1, shares: [] };
  expect(commitment(older)).toBe('90998f391e621fc7ff98b820a11314c11e84d54c65ee0b50421d1e2137abbb66');
  expect(gameSeed({ ...older, nonces: NONCES })).toBe('93af9d98b0ef0b3428042e6c097f37efb3d76dbab3d2acd48b331a720a4a8e90');
  expect(gameSeed({ ...older, nonces: [] })).toBe('d0d5a62c315a21f2bde6654dcab8f943359a115b75d9a1b5a557f68e4d5da3ef');
});

test('what is not hexadecimal has no hash', () => {
  for (const secret of ['zz', '0', 'ab cd']) expect(() => commitment({ secret, scheme: 2 })).toThrow();
});

test('a scheme that nobody knows has no hash', () => {
  expect(() => commitment({ secret: SECRET, scheme: 3 })).toThrow();
});
