import { describe, expect, it } from 'vitest';
import { isReached, limitLine } from './report.mjs';

describe('a limit', () => {
  it.each([
    [{ most: 8 }, 8, true],
    [{ most: 8 }, 8.01, false],
    [{ least: 0.9 }, 0.9, true],
    [{ least: 0.9 }, 0.89, false],
    [{ below: 2 }, 1.99, true],
    [{ below: 2 }, 2, false],
    [{ most: 8 }, Number.NaN, false],
  ])('%j is reached by %d: %s', (bounds, value, expected) => {
    expect(isReached({ what: 'x', value, ...bounds })).toBe(expected);
  });

  it('says what was measured beside what has to be reached', () => {
    expect(limitLine({ what: 'home page', value: 7.123, most: 8, unit: 'ms', digits: 1 })).toBe(
      'home page: 7.1 ms (at most 8 ms)',
    );
    expect(limitLine({ what: 'pages', value: 0.456, least: 0.9, digits: 2 })).toBe(
      'pages: 0.46 (at least 0.9)',
    );
    expect(limitLine({ what: 'start', value: 7.96, below: 8, unit: 's', digits: 1 })).toBe(
      'start: 8.0 s (less than 8 s)',
    );
  });
});
