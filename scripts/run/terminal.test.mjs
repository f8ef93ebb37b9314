import { describe, expect, it } from 'vitest';
import { duration, lastLines } from './terminal.mjs';

describe('duration', () => {
  it.each([
    [420, '0.4 s'],
    [42_300, '42 s'],
    [59_700, '60 s'],
    [125_000, '2 min 5 s'],
  ])('tells %i ms as people would', (milliseconds, text) => {
    expect(duration(milliseconds)).toBe(text);
  });
});

describe('lastLines', () => {
  it('keeps the end, without colours and without lines that were drawn over', () => {
    expect(lastLines('one\n\u001b[31mtwo\u001b[0m\n10%\r90%\r100%\n\n', 2)).toEqual(['two', '100%']);
  });
});
