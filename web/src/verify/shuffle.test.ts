import { expect, test } from 'vitest';
import { commitment, gameSeed } from './shuffle';

// as smokowisko.engine.shuffle says
const SECRET = '00112233445566778899aabbccddeeff'.repeat(2);

test('the same hashes as in Python', () => {
  expect(commitment(SECRET)).toBe('90998f391e621fc7ff98b820a11314c11e84d54c65ee0b50421d1e2137abbb66');
  expect(gameSeed(SECRET, ['ab'.repeat(16), '01'.repeat(16)])).toBe('93af9d98b0ef0b3428042e6c097f37efb3d76dbab3d2acd48b331a720a4a8e90');
  expect(gameSeed(SECRET, [])).toBe('d0d5a62c315a21f2bde6654dcab8f943359a115b75d9a1b5a557f68e4d5da3ef');
});

test('what is not hexadecimal has no hash', () => {
  for (const secret of ['zz', '0', 'ab cd']) expect(() => commitment(secret)).toThrow();
});
