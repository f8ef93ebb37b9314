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
  it('has the name and the placeholder in each of the seven languages', () => {
    const texts = firstTexts(' Unser Team ');
    expect(Object.keys(texts)).toEqual([...LANGUAGE_CODES]);
    for (const language of LANGUAGE_CODES) {
      expect(texts[language]).toEqual({ title: 'Unser Team', content: 'New content here...' });
    }
  });
});
