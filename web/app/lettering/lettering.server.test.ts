import { expect, it } from 'vitest';
import { lettersOf, outline, widthOf } from './lettering.server';

const lettering = { size: 20, weight: 600 } as const;

it('draws nothing for a word joiner, and leaves no room for it', () => {
  const [bound, plain] = ['BSI TR-\u206003161', 'BSI TR-03161'];
  expect(widthOf(bound, lettering)).toBe(widthOf(plain, lettering));
  expect(outline(bound, 0, 0, lettering)).toBe(outline(plain, 0, 0, lettering));
  expect(lettersOf(bound, lettering).map(({ key, x }) => [key, x])).toEqual(
    lettersOf(plain, lettering).map(({ key, x }) => [key, x]),
  );
});
