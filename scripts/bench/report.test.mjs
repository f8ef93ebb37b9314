import { expect, it } from 'vitest';
import { judge, spread } from './report.mjs';

it.each([
  [{ most: 8 }, 8, true],
  [{ most: 8 }, 8.01, false],
  [{ least: 0.9 }, 0.9, true],
  [{ least: 0.9 }, 0.89, false],
  [{ most: 8 }, Number.NaN, false],
])('the limit %j is reached by %d: %s', (limit, value, isReached) => {
  expect(judge('x', value, limit).isReached).toBe(isReached);
});

it('a verdict has the figure beside its limit', () => {
  const { line } = judge('home page', 7.1234, { most: 8, unit: 'ms' });
  expect(line).toBe('home page: 7.12 ms (at most 8)');
});

it('spread is the median with the quartiles behind it', () => {
  expect(spread([12345, 1, 2.5, 0.914, 1003])).toBe('2.5 (1–1,000)');
});
