import { expect, it } from 'vitest';
import { withProposedTime } from './proposed-time';

const at = (hour: number, minute = 0) => new Date(2026, 11, 3, hour, minute);

it('a day chosen for a post without a date is at eight in the morning', () => {
  expect(withProposedTime(at(0), null)).toEqual(at(8));
});

it('a time that the editor has chosen stays', () => {
  expect(withProposedTime(at(17, 30), null)).toEqual(at(17, 30));
  expect(withProposedTime(at(0), at(8))).toEqual(at(0));
});
