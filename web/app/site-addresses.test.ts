import { hasPlace, isSiteFile, SECTION_PAGES, SITE_PAGES, SITE_SOURCES } from 'contract/site-addresses';
import { headingIdsIn, linksIn } from 'contract/text-links';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Inline, withInlines } from './markdown/document';
import { outlineOf } from './markdown/outline';
import { parseMarkdown } from './markdown/parse-markdown';
import routes from './routes';
import { SOURCES as EU_ID } from './sections/eu-id/sources';
import { sourceKeys } from './sections/shared/sources/source-register';
import { SOURCES as TI } from './sections/ti-transformation/sources';
import { getWhitepaper } from './sections/whitepaper/paper.server';
import { pagesWith, SITE_MAP } from './site-map';

describe('the addresses that Strapi takes for existing', () => {
  it('are the pages of the site', () => {
    expect(Object.keys(SITE_PAGES).sort()).toEqual(SITE_MAP.map(({ path }) => path).sort());
    expect(Object.entries(SECTION_PAGES)).toEqual(
      pagesWith('section').map(({ path, section }) => [path, section]),
    );
  });

  it('with as many references as the pages have', () => {
    const registers = [TI, EU_ID].map((register) => [register.page, sourceKeys<string>(register).length]);
    const list = getWhitepaper()
      .sections.at(-1)
      ?.text.find((block) => block.type === 'list');
    expect(SITE_SOURCES).toEqual({
      ...Object.fromEntries(registers),
      '/TI-2.0-Transformation-Whitepaper.html': list?.items.length,
    });
  });

  it('and the chapters of the whitepaper', () => {
    const chapters = getWhitepaper().sections.map(({ id }) => id);
    expect(SITE_PAGES['/TI-2.0-Transformation-Whitepaper.html']).toEqual(chapters);
  });

  it('a heading or reference that the page lacks is no place', () => {
    const places = [
      ['/eu-id', 'steps-title', true],
      ['/eu-id', 'why-title', false],
      ['/eu-id', 'source-10', true],
      ['/eu-id', 'source-11', false],
      ['/careers', 'source-1', false],
      ['/TI-2.0-Transformation-Whitepaper.html', '10-glossar', true],
      ['/TI-2.0-Transformation-Whitepaper.html', '10-glossar-title', true],
      ['/TI-2.0-Transformation-Whitepaper.html', 'main', false],
    ] as const;
    expect(places.map(([page, place]) => [page, place, hasPlace(page, place)])).toEqual(places);
  });

  it('and the files of the site', () => {
    const files = routes
      .filter(({ id = '' }) => /^(?:files|documents|health|api|feed-null):/.test(id))
      .map(({ path = '' }) => `/${path}`);
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((path) => !isSiteFile(path))).toEqual([]);
  });
});

const hrefsIn = (inlines: readonly Inline[]): string[] =>
  inlines.flatMap((inline) => {
    if (typeof inline === 'string' || !('children' in inline)) return [];
    return [...(inline.type === 'link' ? [inline.href] : []), ...hrefsIn(inline.children)];
  });

function linksOfSite(text: string): string[] {
  const links: string[] = [];
  for (const block of parseMarkdown(text))
    withInlines(block, (inlines) => {
      links.push(...hrefsIn(inlines));
      return inlines;
    });
  return [...new Set(links)];
}

const posts = import.meta.glob<string>('../../cms/seed/*/posts/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const word = fc.constantFrom(
  'Text',
  '**fett**',
  '`[code](/c)`',
  '[Ärzte](/blog/a-1)',
  '[x](#h-zwei)',
  'a_b',
  '(klein)',
);
const line = fc
  .tuple(
    fc.constantFrom('', '# ', '## ', '### ', '- ', '1. ', '> '),
    fc.array(word, { minLength: 1, maxLength: 4 }),
  )
  .map(([mark, words]) => mark + words.join(' '));
const written = fc.array(fc.oneof(line, fc.constant('')), { maxLength: 12 }).map((lines) => lines.join('\n'));

describe('Strapi reads a text as the site does', () => {
  it.each(Object.entries(posts))('%s', (_name, text) => {
    expect(headingIdsIn(text)).toEqual(outlineOf(parseMarkdown(text)).map(({ id }) => id));
    expect(linksIn(text).sort()).toEqual(linksOfSite(text).sort());
  });

  it('whatever marks it has', () => {
    fc.assert(
      fc.property(written, (text) => {
        expect(headingIdsIn(text)).toEqual(outlineOf(parseMarkdown(text)).map(({ id }) => id));
        expect(linksIn(text).sort()).toEqual(linksOfSite(text).sort());
      }),
    );
  });

  it('finds links with a title, brackets or parentheses, and pictures', () => {
    expect(linksIn('[a](</b c>) [d](/e "f") [g](/h_(i)) ![j](/uploads/k.png) /uploads/l.webp')).toEqual([
      '/b c',
      '/e',
      '/h_(i)',
      '/uploads/k.png',
      '/uploads/l.webp',
    ]);
  });
});
