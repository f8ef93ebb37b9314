import { describe, expect, it } from 'vitest';
import type { Section } from './section';
import { passagesOfSection, shownSection } from './shown-section';

const german = (value: string) => ({ value, lang: 'de' as const });
const section: Section = {
  key: 'about',
  title: german('2 * 3 * 4'),
  subtitle: german('*eins*'),
  description: german('Ein **Wort**'),
  content: german('- a'),
  texts: { 'side-content': german('`b`'), claim: german('5 * 3 * 2') },
  images: {},
  lastUpdated: '',
};

describe('a section on its page', () => {
  it('has marks where paragraphs stand, and plain text everywhere else', () => {
    const paragraph = (...children: unknown[]) => [{ type: 'paragraph', children }];
    expect(shownSection(section)).toMatchObject({
      title: { value: '2 * 3 * 4' },
      subtitle: { value: '*eins*' },
      description: { value: paragraph('Ein ', { type: 'strong', children: ['Wort'] }), lang: 'de' },
      content: { value: [{ type: 'list', items: [['a']] }], lang: 'de' },
      texts: {
        'side-content': { value: paragraph({ type: 'code', text: 'b' }) },
        claim: { value: paragraph('5 * 3 * 2') },
      },
    });
  });

  it('is found by what a visitor reads there', () => {
    const texts = passagesOfSection(section).map(({ text }) => text);
    expect(texts).toEqual(['2 * 3 * 4', '*eins*', 'Ein Wort', 'a', 'b', '5 * 3 * 2']);
  });
});
