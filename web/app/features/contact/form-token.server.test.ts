import { expect, it } from 'vitest';
import { ageOfFormToken, createFormToken } from './form-token.server';

const SECRET = 's'.repeat(40);
const MIDNIGHT = Date.UTC(2026, 10, 24);
const HOUR = 3_600_000;

it('a token tells for how long its form can have been open at most', () => {
  const token = createFormToken(SECRET, MIDNIGHT + 8 * HOUR);
  expect(ageOfFormToken(SECRET, token, MIDNIGHT + 9 * HOUR)).toBe(9 * HOUR);
});

it.each(['B', 'ä', 'Ａ', '€'])('is none when a character of it is another, such as %s', (other) => {
  const token = createFormToken(SECRET, MIDNIGHT);
  for (let index = 0; index < token.length; index += 1) {
    if (token[index] === other) continue;
    const changed = token.slice(0, index) + other + token.slice(index + 1);
    expect(ageOfFormToken(SECRET, changed, MIDNIGHT)).toBeNull();
  }
});

it.each(['', '.', 'x', 'ä.ö', '🔑'])('is not "%s"', (text) => {
  expect(ageOfFormToken(SECRET, text, MIDNIGHT)).toBeNull();
});
