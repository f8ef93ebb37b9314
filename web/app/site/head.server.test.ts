import type { MetaDescriptor } from '@remix-run/node';
import { LANGUAGES, type Language } from 'contract/languages';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { shareImagePath } from '~/share-images/address';
import { type PageHead, pageHead } from './head.server';

const SITE = 'https://www.example.org';

// Stubbed first: some heads are built while the tests are collected.
vi.stubEnv('SITE_URL', SITE);
vi.stubEnv('CMS_API_TOKEN', 't'.repeat(40));
vi.stubEnv('SESSION_SECRET', 's'.repeat(40));
afterAll(() => vi.unstubAllEnvs());

function headOf(language: Language, pathname: string, head: Partial<PageHead> = {}): MetaDescriptor[] {
  const request = new Request(`http://localhost${pathname}?q=x`, {
    headers: { 'Accept-Language': language },
  });
  const { tags } = pageHead({ request }, { title: 'Titel', description: 'Text', ...head });
  return tags;
}

const linksOf = (tags: MetaDescriptor[], rel: string) =>
  tags.flatMap((tag) => ('rel' in tag && tag.rel === rel ? [tag as Record<string, string>] : []));
const contentOf = (tags: MetaDescriptor[], name: string) =>
  tags.flatMap((tag) =>
    ('name' in tag && tag.name === name) || ('property' in tag && tag.property === name)
      ? [(tag as { content: string }).content]
      : [],
  );
const canonicalOf = (tags: MetaDescriptor[]) => linksOf(tags, 'canonical')[0]?.href;
const graphOf = (tags: MetaDescriptor[]) => tags.filter((tag) => 'script:ld+json' in tag);

describe('addresses in the head', () => {
  it.each([
    ['de', '/careers', '/de/careers'],
    ['de', '/de/careers', '/de/careers'],
    ['en', '/careers', '/en/careers'],
    ['de', '/', '/de'],
    ['sq', '/sq', '/sq'],
  ] as const)('in %s at %s the canonical one is %s (decisions A4)', (language, pathname, expected) => {
    expect(canonicalOf(headOf(language, pathname))).toBe(SITE + expected);
  });

  it('seven alternates are canonical themselves, and German is for all others (decisions A5, A7)', () => {
    const alternates = linksOf(headOf('fr', '/fr/careers'), 'alternate').map(({ hrefLang, href }) => [
      hrefLang,
      href,
    ]);
    expect(alternates).toEqual([
      ...LANGUAGES.map(({ code }) => [code, `${SITE}/${code}/careers`]),
      ['x-default', `${SITE}/de/careers`],
    ]);
  });

  it('two addresses of one product have one canonical address (decisions B5)', () => {
    const tags = headOf('en', '/en/products/docuflow', { canonicalPath: '/products/cryptoth' });
    expect(canonicalOf(tags)).toBe(`${SITE}/en/products/cryptoth`);
    expect(linksOf(tags, 'alternate')[0]?.href).toBe(`${SITE}/de/products/cryptoth`);
  });

  it('a page shown in German for want of a translation is a copy of the German one', () => {
    const tags = headOf('sq', '/sq/blog/x', { lang: 'de' });
    expect(canonicalOf(tags)).toBe(`${SITE}/de/blog/x`);
    expect(contentOf(tags, 'og:url')).toEqual([`${SITE}/de/blog/x`]);
    expect(contentOf(tags, 'og:locale')).toEqual(['de_DE']);
    expect(contentOf(tags, 'og:image')[0]).toContain('/share/de/blog/x.');
    expect(JSON.stringify(graphOf(tags))).toContain('"inLanguage":"de"');
  });
});

describe('what is said to search engines', () => {
  it('names the company only where 60 characters have room for it', () => {
    const title = 'GesundheitsID: was Ihr Portal wirklich braucht';
    expect(headOf('de', '/careers', { title })).toContainEqual({ title: `${title} | Mustermed` });
    expect(headOf('de', '/careers', { title: `${title} und wer es baut` })).toContainEqual({
      title: `${title} und wer es baut`,
    });
  });

  it('is title, description, keywords and that they may list the page', () => {
    const tags = headOf('de', '/careers', { keywords: 'a, b' });
    expect(tags).toContainEqual({ title: 'Titel | Mustermed' });
    expect(contentOf(tags, 'description')).toEqual(['Text']);
    expect(contentOf(tags, 'keywords')).toEqual(['a, b']);
    expect(contentOf(tags, 'robots')).toEqual(['index,follow']);
    expect(graphOf(tags)).toHaveLength(1);
  });

  it('of a hidden page is only that it is hidden (decisions B1)', () => {
    const tags = headOf('de', '/search', { isHidden: true });
    expect(contentOf(tags, 'robots')).toEqual(['noindex']);
    expect([...linksOf(tags, 'canonical'), ...linksOf(tags, 'alternate'), ...graphOf(tags)]).toEqual([]);
  });
});

it('no text of a head has a sign that is never seen, however deep it stands', () => {
  const text = 'BSI TR-\u206003161 Silben\u00adtrennung\u200b';
  const tags = headOf('de', '/careers', {
    title: text,
    description: text,
    keywords: text,
    feeds: [{ path: '/blog/feed.xml', type: 'application/rss+xml', title: text }],
    structuredData: () => [{ '@type': 'JobPosting', title: text, description: text }],
  });
  expect(JSON.stringify(tags)).not.toMatch(/[\u00ad\u200b\u2060]/);
  expect(tags).toContainEqual({ title: 'BSI TR-03161 Silbentrennung | Mustermed' });
});

describe('what is shown where a page is shared', () => {
  const tags = headOf('sq', '/sq/careers');

  it('names the language as share previews want it (decisions A8)', () => {
    expect(contentOf(tags, 'og:locale')).toEqual(['sq_AL']);
    expect(contentOf(tags, 'og:locale:alternate')).toHaveLength(6);
  });

  it('has a large picture with its size and text, under an absolute address (decisions B7)', () => {
    const [image] = contentOf(tags, 'og:image');
    expect(image).toMatch(/^https:\/\/www\.example\.org\/share\/sq\/careers\.[0-9a-z]{7}\.jpg$/);
    expect(contentOf(tags, 'og:image:width')).toEqual(['1200']);
    expect(contentOf(tags, 'og:image:height')).toEqual(['630']);
    expect(contentOf(tags, 'og:image:alt')).toEqual(['Titel | Mustermed']);
    expect(contentOf(tags, 'twitter:card')).toEqual(['summary_large_image']);
    expect(contentOf(tags, 'twitter:image')).toEqual([image]);
  });

  it('is cut from a picture where the page names one, whatever the title for search engines is', () => {
    const shareCover = { url: '/uploads/team.jpg', version: 'k1', focalPoint: null };
    const [image] = contentOf(headOf('de', '/blog/x', { shareTitle: 'Team', shareCover }), 'og:image');
    const cut = shareImagePath({ language: 'de', path: '/blog/x', title: 'Team', cover: shareCover });
    expect(image).toBe(SITE + cut);
  });

  it('can be an article, with the facts that are known of it', () => {
    const article = {
      publishedOn: '2026-01-01',
      modifiedOn: null,
      section: 'Technik',
      tags: ['FHIR', 'ISiK'],
    };
    const found = headOf('de', '/blog/x', { article });
    expect(contentOf(found, 'og:type')).toEqual(['article']);
    expect(contentOf(found, 'article:published_time')).toEqual(['2026-01-01']);
    expect(contentOf(found, 'article:modified_time')).toEqual([]);
    expect(contentOf(found, 'article:section')).toEqual(['Technik']);
    expect(contentOf(found, 'article:tag')).toEqual(['FHIR', 'ISiK']);
    expect(contentOf(tags, 'og:type')).toEqual(['website']);
  });
});

describe('a page that is not written in every language', () => {
  const hrefLangs = (languages: Language[]) =>
    linksOf(headOf('en', '/en/blog/post', { languages }), 'alternate').map(({ hrefLang }) => hrefLang);

  it('has alternates in those that it is written in, and German as the default where that is one', () => {
    expect(hrefLangs(['de', 'en'])).toEqual(['de', 'en', 'x-default']);
    expect(hrefLangs(['en'])).toEqual(['en']);
  });
});

describe('a further page of a list', () => {
  const tags = headOf('de', '/blog', { canonicalPath: '/blog?page=2' });

  it('is canonical to itself and shares the picture of the list', () => {
    expect(canonicalOf(tags)).toBe(`${SITE}/de/blog?page=2`);
    expect(contentOf(tags, 'og:image')).toEqual([expect.stringMatching(/\/share\/de\/blog\.[^?]+\.jpg$/)]);
  });
});

it('feeds are those of the language of the visitor, also where a text is in another', () => {
  const feeds = [{ path: '/blog/feed.xml', type: 'application/rss+xml', title: 'Blog' }];
  const [feed] = linksOf(
    headOf('fr', '/fr/blog/post', { lang: 'de', languages: ['de'], feeds }),
    'alternate',
  ).filter(({ type }) => type === 'application/rss+xml');
  expect(feed?.href).toBe(`${SITE}/fr/blog/feed.xml`);
});
