import { LANGUAGE_CODES } from 'contract/languages';
import { sectionKeyOf } from 'contract/section-fields';
import { describe, expect, it } from 'vitest';
import { firstTexts } from './section-key';

describe('sectionKeyOf', () => {
  it.each([
    ['Unser Team', 'unser-team'],
    ['  Über \t uns / TEAM ', 'über-uns-/-team'],
    ['about', 'about'],
    ['   ', ''],
  ])('makes of %j the key %j', (name, key) => expect(sectionKeyOf(name)).toBe(key));
});

describe('firstTexts', () => {
  it('has the placeholder in each of the seven languages, and the name in German alone', () => {
    const texts = firstTexts(' Unser Team ');
    expect(Object.keys(texts)).toEqual([...LANGUAGE_CODES]);
    const { de, ...others } = texts;
    expect(de).toEqual({ title: 'Unser Team', content: 'New content here...' });
    for (const first of Object.values(others)) expect(first).toEqual({ content: 'New content here...' });
  });
});
