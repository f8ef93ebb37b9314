import { expect, test } from 'vitest';
import { dayInBerlin, germanTime } from './german-time';

test.each([
  ['2026-11-30', '08:00', '2026-11-30T07:00:00.000Z'],
  ['2026-07-01', '08:00', '2026-07-01T06:00:00.000Z'],
  ['2026-03-29', '01:30', '2026-03-29T00:30:00.000Z'],
  ['2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25', '08:00', '2026-10-25T07:00:00.000Z'],
  ['', '08:00', null],
  ['2026-11-30', '', null],
])('%s at %s in Germany is %s', (day, time, utc) => {
  expect(germanTime(day, time)).toBe(utc);
});

test('a day begins at midnight in Berlin', () => {
  expect(dayInBerlin(new Date('2026-03-05T22:30:00Z'))).toBe('2026-03-05');
  expect(dayInBerlin(new Date('2026-03-05T23:30:00Z'))).toBe('2026-03-06');
});
