import { describe, expect, it } from 'vitest';
import { sectionIn } from './section';

describe('a section', () => {
  it.each(['constructor', 'toString', 'hasOwnProperty', 'valueOf'])(
    'may have a text with the name %s, in one language alone',
    (name) => {
      const stored = { key: 'about', images: {}, lastUpdated: '', own: {}, german: { [name]: 'Text' } };
      expect(sectionIn('en', stored).texts[name]).toEqual({ value: 'Text', lang: 'de' });
    },
  );
});
