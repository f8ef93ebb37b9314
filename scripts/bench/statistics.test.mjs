import { describe, expect, it } from 'vitest';
import { median, quantile, quartiles, ratios } from './statistics.mjs';

describe('median', () => {
  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 3, 2], 2.5],
    [[7], 7],
    [[100, 9, 10], 10],
  ])('of %j is %d', (numbers, middle) => {
    expect(median(numbers)).toBe(middle);
  });

  it('of nothing is no number', () => {
    expect(median([])).toBeNaN();
  });

  it('leaves the numbers in their order', () => {
    const numbers = [3, 1, 2];
    median(numbers);
    expect(numbers).toEqual([3, 1, 2]);
  });
});

it('quartiles have a quarter of the numbers below and above', () => {
  expect(quartiles([5, 1, 2, 4, 3])).toEqual([2, 4]);
  expect(quartiles([1, 2])).toEqual([1.25, 1.75]);
});

it('a quantile lies between two numbers in proportion', () => {
  expect(quantile([0, 10], 0.95)).toBe(9.5);
  expect(quantile([1, 2, 3], 1)).toBe(3);
  expect(quantile([1, 2, 3], 0)).toBe(1);
});

it('ratios are of the same round', () => {
  expect(ratios([2, 9], [4, 3])).toEqual([0.5, 3]);
});
