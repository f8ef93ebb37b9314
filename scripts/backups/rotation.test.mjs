import { expect, it } from 'vitest';
import { expiredBackups, nameOf } from './rotation.mjs';

const DAY_MS = 86_400_000;
/** A Friday. */
const TODAY = new Date('2026-11-27T02:30:00Z');
const nightBefore = (/** @type {number} */ days) => nameOf(new Date(TODAY.getTime() - days * DAY_MS));
const kept = (/** @type {string[]} */ names) => {
  const expired = expiredBackups(names);
  return names.filter((name) => !expired.includes(name));
};

it('a backup is named after its time', () => {
  expect(nightBefore(0)).toBe('site-backup-20261127T023000Z');
});

it('of a year of nights, seven days and the last night of four weeks stay', () => {
  const nights = Array.from({ length: 365 }, (_, days) => nightBefore(days));
  // Sundays are 5, 12 and 19 days before this Friday.
  expect(kept(nights)).toEqual([0, 1, 2, 3, 4, 5, 6, 12, 19].map(nightBefore));
});

it('of several backups of a day the last stays', () => {
  const names = ['site-backup-20261127T023000Z', 'site-backup-20261127T143000Z'];
  expect(expiredBackups(names)).toEqual([names[0]]);
});

it('days without a backup use up none of the seven', () => {
  const names = [0, 30, 60, 90].map(nightBefore);
  expect(expiredBackups(names)).toEqual([]);
});

it('the turn of a year within a week does not split it', () => {
  const names = Array.from({ length: 20 }, (_, days) => nameOf(new Date(Date.UTC(2027, 0, 10 - days))));
  expect(kept(names)).toEqual([...names.slice(0, 7), names[7], names[14]]);
});

it('other files of the folder stay', () => {
  expect(expiredBackups(['last-backup.json', '.unfinished-x', 'site-backup-old', 'notes'])).toEqual([]);
});
