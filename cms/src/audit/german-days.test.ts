import { describe, expect, it } from 'vitest';
import { endOfDay, startOfDay } from './german-days';

describe('a day in Germany', () => {
  it.each([
    ['in winter', '2026-01-15', '2026-01-14T23:00:00.000Z', '2026-01-15T23:00:00.000Z'],
    ['in summer', '2026-07-15', '2026-07-14T22:00:00.000Z', '2026-07-15T22:00:00.000Z'],
    ['of 23 hours', '2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
    ['of 25 hours', '2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
    ['at the end of a year', '2026-12-31', '2026-12-30T23:00:00.000Z', '2026-12-31T23:00:00.000Z'],
  ])('%s begins and ends at midnight', (_which, day, start, end) => {
    expect([startOfDay(day), endOfDay(day)]).toEqual([start, end]);
  });
});
