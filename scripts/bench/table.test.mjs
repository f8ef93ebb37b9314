import { describe, expect, it } from 'vitest';
import { figure, spread, tableLines } from './table.mjs';

describe('figure', () => {
  it.each([
    [1234.56, 1, '1,234.6'],
    [0.9, 2, '0.90'],
    [12, 0, '12'],
    [Number.NaN, 1, '–'],
    [Number.POSITIVE_INFINITY, 1, '–'],
  ])('writes %d with %d places as %s', (number, digits, text) => {
    expect(figure(number, digits)).toBe(text);
  });
});

it('spread is the median with the quartiles behind it', () => {
  expect(spread([5, 1, 2, 4, 3], 1)).toBe('3.0 (2.0–4.0)');
});

describe('tableLines', () => {
  it('puts names to the left and figures to the right, below their heads', () => {
    expect(
      tableLines(
        ['page', 'site', 'ratio'],
        [
          ['home', '1,200', '0.9'],
          ['an article', '7', ''],
        ],
      ),
    ).toEqual(['page          site   ratio', 'home         1,200     0.9', 'an article       7']);
  });

  it('is the head alone without rows', () => {
    expect(tableLines(['a', 'b'], [])).toEqual(['a   b']);
  });
});
