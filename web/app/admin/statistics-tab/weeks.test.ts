import type { Statistics } from 'contract/statistics';
import { expect, it } from 'vitest';
import { firstDayOf, totalOf, weekRows } from './weeks';

const STORED: Statistics = {
  isOn: true,
  since: '2026-02-18',
  weeks: [
    { week: '2026-02-16', kind: 'page', count: 5 },
    { week: '2026-03-02', kind: 'page', count: 7 },
    { week: '2026-03-02', kind: 'message', count: 1 },
  ],
  names: [],
};

it.each([
  [1, '2026-03-05', '2026-03-02'],
  [4, '2026-03-05', '2026-02-09'],
  [4, '2026-03-08', '2026-02-09'],
  [4, '2026-03-09', '2026-02-16'],
])('%i weeks until %s begin on Monday %s', (weeks, today, first) => {
  expect(firstDayOf(weeks, today)).toBe(first);
});

it('every week has a row, also without numbers, from the first that was counted', () => {
  expect(weekRows(STORED, { from: '2026-01-05', to: '2026-03-05' })).toEqual([
    { week: '2026-02-16', counts: { page: 5 } },
    { week: '2026-02-23', counts: {} },
    { week: '2026-03-02', counts: { page: 7, message: 1 } },
  ]);
  expect(weekRows(STORED, { from: '2026-02-23', to: '2026-03-05' }).map(({ week }) => week)).toEqual([
    '2026-02-23',
    '2026-03-02',
  ]);
  expect(weekRows({ ...STORED, since: null }, { from: '2026-02-23', to: '2026-03-05' })).toEqual([]);
});

it('weeks add up', () => {
  expect([totalOf(STORED, 'page'), totalOf(STORED, 'cdn')]).toEqual([12, 0]);
});
