import { describe, expect, it } from 'vitest';
import { contentFile } from '~/i18n/content-text';
import { BUILT_IN, withEdition } from '~/i18n/edition.server';
import type { Section } from './section';
import { passagesOfSection, shownSection } from './shown-section.server';

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

  it('shows an editor who points at texts what is typed, marked in each line, and nobody else', async () => {
    const draft = { file: contentFile('section', 'about'), language: 'de' as const };
    const edition = BUILT_IN.changedBy(
      [
        { ...draft, key: 'title', to: 'Neuer Titel' },
        { ...draft, key: 'content', to: '- a\n- **b** c' },
      ],
      { mark: (text, { file, key }) => `${text}<${file} ${key}>` },
    );
    const marked = await withEdition(edition, async () => shownSection(section));
    expect(marked.title?.value).toBe('Neuer Titel<section:about title>');
    const item = '<section:about content>';
    expect(marked.content?.value).toEqual([
      {
        type: 'list',
        items: [[`a${item}`], [{ type: 'strong', children: [`b${item}`] }, ` c${item}`]],
      },
    ]);
    expect(shownSection(section).title?.value).toBe('2 * 3 * 4');
  });

  it('is written in the language of the page where German stands in for it', async () => {
    const mark = (text: string, { language, key }: { language: string; key: string }) =>
      `${text}<${language} ${key}>`;
    const english = { file: contentFile('section', 'about'), language: 'en' as const, key: 'title' };
    const shown = (edition: typeof BUILT_IN) => withEdition(edition, async () => shownSection(section).title);
    const options = { mark, language: 'en' as const };
    expect(await shown(BUILT_IN.changedBy([], options))).toEqual({
      value: '2 * 3 * 4<en title>',
      lang: 'de',
    });
    expect(await shown(BUILT_IN.changedBy([{ ...english, to: 'Title' }], options))).toEqual({
      value: 'Title<en title>',
      lang: 'en',
    });
    const typedInGerman = { ...english, language: 'de' as const, to: 'Titel' };
    expect(await shown(BUILT_IN.changedBy([typedInGerman], options))).toEqual({
      value: 'Titel<en title>',
      lang: 'de',
    });
  });

  it('is found by what a visitor reads there', () => {
    const texts = passagesOfSection(section).map(({ text }) => text);
    expect(texts).toEqual(['2 * 3 * 4', '*eins*', 'Ein Wort', 'a', 'b', '5 * 3 * 2']);
  });
});
