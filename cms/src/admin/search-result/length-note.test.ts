import { expect, test } from 'vitest';
import { lengthNote } from './length-note';

test('the length is counted as people count it', () => {
  expect(lengthNote('', 60)).toEqual({ words: '0 von 60 Zeichen', isTooLong: false });
  expect(lengthNote(' Größe 👩 ', 60).words).toBe('7 von 60 Zeichen');
});

test('a text is too long from one character above on', () => {
  expect(lengthNote('x'.repeat(60), 60).isTooLong).toBe(false);
  expect(lengthNote('x'.repeat(61), 60)).toEqual({
    words: '61 von 60 Zeichen: Suchmaschinen kürzen den Text wahrscheinlich.',
    isTooLong: true,
  });
});
