import { PLACEHOLDER } from 'contract/placeholder';
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

  it('does not say what a new section begins with: visitors read German, or nothing of it', () => {
    const begun = { title: 'Team', content: PLACEHOLDER };
    const stored = { key: 'team', images: {}, lastUpdated: '', own: begun, german: begun };
    expect(sectionIn('en', stored)).toMatchObject({ title: { lang: 'en' }, content: null });
    const written = sectionIn('en', { ...stored, german: { ...begun, content: 'Wir sind acht.' } });
    expect(written.content).toEqual({ value: 'Wir sind acht.', lang: 'de' });
  });
});
