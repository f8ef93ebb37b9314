import { expect, it } from 'vitest';
import { excerptOf, interestLabel, neighbourOf, spamSuspicion } from './message-facts';

const messages = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

it.each([
  [0, 'none'],
  [2, 'possible'],
  [3, 'possible'],
  [5, 'likely'],
  [10, 'likely'],
])('calls a score of %d %s', (score, word) => {
  expect(spamSuspicion(score)).toBe(word);
});

it('names known interests and leaves others as they are stored', () => {
  const labels = { general: 'Allgemeine Beratung' };
  expect(interestLabel('general', labels)).toBe('Allgemeine Beratung');
  expect(interestLabel('constructor', labels)).toBe('constructor');
});

it('shortens a message to the beginning of one line', () => {
  expect(excerptOf('  Guten Tag,\r\n\r\nwir  fragen ')).toBe('Guten Tag, wir fragen');
  expect(excerptOf('x'.repeat(500))).toHaveLength(160);
});

it('finds the message that takes the place of one that goes', () => {
  expect(neighbourOf(messages, 'a')).toBe('b');
  expect(neighbourOf(messages, 'c')).toBe('b');
  expect(neighbourOf([{ id: 'a' }], 'a')).toBeNull();
  expect(neighbourOf(messages, 'gone')).toBeNull();
});
