import { expect, test } from 'vitest';
import { readingTime } from './reading-time';

test.each([
  ['', 1],
  ['## Titel\n\n- eins\n- zwei', 1],
  [Array(200).fill('Wort').join(' '), 1],
  [`## ${Array(201).fill('Wort').join('\n\n- ')}`, 2],
  [Array(850).fill('**größer**').join(' '), 5],
])('a text takes as many minutes as it has words, 200 a minute (%#)', (text, minutes) => {
  expect(readingTime(text)).toBe(minutes);
});
