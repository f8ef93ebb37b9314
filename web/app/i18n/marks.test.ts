import { describe, expect, it } from 'vitest';
import { MARK_CHARACTERS, markOf, numbersIn, withoutMarks } from './marks';

describe('a mark', () => {
  it.each([0, 1, 2, 3, 8, 13_229])('behind a text is read again as %i', (number) => {
    const marked = `Über uns${markOf(number)}`;
    expect(numbersIn(marked)).toEqual([number]);
    expect(withoutMarks(marked)).toBe('Über uns');
  });

  it('tells texts apart that a page writes one behind the other', () => {
    const marked = `Seite${markOf(4)} 2 von${markOf(5)}${markOf(6)}`;
    expect(numbersIn(marked)).toEqual([4, 5, 6]);
    expect(withoutMarks(marked)).toBe('Seite 2 von');
  });

  it('takes no sign that shapes words or binds emoji', () => {
    const text = 'Daten\u2060-\u2060Hub, Schiff\u00ADfahrt, 👩\u200D⚕️, می\u200Cخواهم';
    expect(MARK_CHARACTERS.test(text)).toBe(false);
    expect(withoutMarks(text)).toBe(text);
  });

  it('is not read where its end is missing', () => {
    const cut = markOf(7).slice(0, -1);
    expect(numbersIn(`Text${cut}`)).toEqual([]);
  });
});
