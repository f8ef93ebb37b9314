import { expect, it } from 'vitest';
import { isToCome } from './event-fields';

it.each([
  ['2027-04-13T07:00:00Z', '2027-04-15T15:00:00Z', '2027-04-15T14:59:59Z', true],
  ['2027-04-13T07:00:00Z', '2027-04-15T15:00:00Z', '2027-04-15T15:00:00Z', false],
  // Without an end it is over at midnight in Berlin, in summer and in winter, also where the clocks change.
  ['2027-04-13T07:00:00Z', null, '2027-04-13T21:59:59Z', true],
  ['2027-04-13T07:00:00Z', null, '2027-04-13T22:00:00Z', false],
  ['2027-03-27T22:30:00Z', null, '2027-03-27T22:59:59Z', true],
  ['2027-03-27T22:30:00Z', null, '2027-03-27T23:00:00Z', false],
  [null, null, '2027-01-01T00:00:00Z', false],
  [null, '2027-04-15T15:00:00Z', '2027-01-01T00:00:00Z', false],
])('an event from %s to %s is shown at %s: %s', (begins, ends, now, isShown) => {
  expect(isToCome({ isPublished: true, begins, ends }, new Date(now))).toBe(isShown);
  expect(isToCome({ isPublished: false, begins, ends }, new Date(now))).toBe(false);
});
