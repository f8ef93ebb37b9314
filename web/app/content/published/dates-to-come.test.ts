import { expect, it } from 'vitest';
import { DatesToCome } from './dates-to-come';

const at = (hour: number) => Date.UTC(2025, 5, 1, hour);
const iso = (hour: number) => new Date(at(hour)).toISOString();

it('counts each date once when it has come, in whatever order they were noted', () => {
  const dates = new DatesToCome();
  dates.note([iso(14), iso(12), null, undefined, 'soon', iso(9)], at(10));
  dates.note([iso(14)], at(10));
  expect([at(11), at(12) - 1, at(12), at(13), at(14), at(20)].map((now) => dates.passed(now))).toEqual([
    0, 0, 1, 1, 2, 2,
  ]);
});

it('counts one that is noted after others have passed', () => {
  const dates = new DatesToCome();
  dates.note([iso(12)], at(10));
  expect(dates.passed(at(13))).toBe(1);
  dates.note([iso(15)], at(13));
  expect(dates.passed(at(16))).toBe(2);
});
