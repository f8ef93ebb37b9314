import { expect, test } from 'vitest';
import { makeSecret, stepOfCode } from './one-time-codes';

/** RFC 6238, appendix B, with the last six of its eight digits. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [1_234_567_890, '005924', 41_152_263],
  [20_000_000_000, '353130', 666_666_666],
])('at second %i the code of the standard is right, and belongs to its step', (seconds, code, step) => {
  expect(stepOfCode(RFC_SECRET, code, seconds * 1_000)).toBe(step);
});

test.each([
  ['the step before', -30, 37_037_036],
  ['the step after', 30, 37_037_036],
])('where the clock is at %s the code is still that of its own step', (_name, seconds, step) => {
  expect(stepOfCode(RFC_SECRET, '081804', (1_111_111_109 + seconds) * 1_000)).toBe(step);
});

test.each([
  ['of two steps ago', '081804', 61],
  ['with a wrong digit', '081805', 0],
  ['without a digit', '08180', 0],
  ['with a digit too many', '0818040', 0],
  ['of letters', 'abcdef', 0],
  ['with a letter of two bytes', '08180ä', 0],
  ['of full-width digits', '０８１８０４', 0],
  ['of Arabic digits', '٠٨١٨٠٤', 0],
  ['of a character of four bytes', '0818🔑', 0],
  ['with a line break behind it', '081804\n', 0],
  ['that is empty', '', 0],
])('a code %s is none', (_name, code, seconds) => {
  expect(stepOfCode(RFC_SECRET, code, (1_111_111_109 + seconds) * 1_000)).toBeNull();
});

test('every secret is another one, of 160 bits', () => {
  const secrets = Array.from({ length: 50 }, makeSecret);
  expect(new Set(secrets).size).toBe(50);
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
});
