import { expect, it } from 'vitest';
import { inTurn, median, quantile, ratios } from './statistics.mjs';

it.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[100, 9, 10], 10],
  [[], Number.NaN],
])('the median of %j is %d', (numbers, middle) => {
  const before = [...numbers];
  expect(median(numbers)).toBe(middle);
  expect(numbers).toEqual(before);
});

it('a quantile lies between two numbers in proportion, ratios are of the same round', () => {
  expect(quantile([0, 10], 0.95)).toBe(9.5);
  expect(quantile([1, 2, 3], 1)).toBe(3);
  expect(ratios([2, 9], [4, 3])).toEqual([0.5, 3]);
});

it('inTurn goes forwards and backwards, and does not count the first round', async () => {
  /** @type {string[]} */
  const done = [];
  const results = await inTurn(2, {
    a: async (round) => done.push(`a${round}`),
    b: async (round) => done.push(`b${round}`),
  });
  expect(done).toEqual(['b-1', 'a-1', 'a0', 'b0', 'b1', 'a1']);
  expect(results).toEqual({ a: [3, 6], b: [4, 5] });
});
