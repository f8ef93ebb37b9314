import { expect, it } from 'vitest';
import { nextNight } from './nightly.mjs';

it.each([
  [new Date(2026, 10, 27, 1, 0), new Date(2026, 10, 27, 2, 30)],
  [new Date(2026, 10, 27, 2, 30), new Date(2026, 10, 28, 2, 30)],
  [new Date(2026, 11, 31, 23, 59), new Date(2027, 0, 1, 2, 30)],
])('after %s the next night is %s', (now, night) => {
  expect(nextNight(now)).toEqual(night);
});
