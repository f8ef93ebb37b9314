import { LANGUAGE_CODES, type Language } from 'contract/languages';
import { describe, expect, it } from 'vitest';
import { BUILT_IN_COMPANY } from '~/company';
import { type Article, blogPosting } from '~/sections/blog/blog-posting';
import { jobPosting } from '~/sections/careers/job-posting';
import { softwareApplication } from '~/sections/product/software-application';
import { readVocabulary, violationsIn } from './schema-org.test-support';
import { type PageContext, pageGraph } from './structured-data';

const vocabulary = readVocabulary();
const SITE = 'https://www.example.org';

const ARTICLE: Article = {
  title: 'Team',
  excerpt: 'Wir sind acht.',
  author: 'Ada',
  portrait: null,
  publishedOn: '2026-01-01T00:00:00.000Z',
  modifiedOn: '2026-01-02T00:00:00.000Z',
  tags: ['FHIR'],
  cover: { url: '/uploads/team.jpg', version: 'k1' },
};

const VACANCY = {
  title: 'DevOps Engineer',
  description: 'Text',
  datePosted: '2025-11-03',
  validThrough: '2026-12-31',
  employmentType: 'PART_TIME',
  isRemotePossible: true,
} as const;

type Node = Record<string, unknown> & { '@type': string };

function contextIn(language: Language, path: string): PageContext {
  const addressOf = (other: string) => `${SITE}/${language}${other === '/' ? '' : other}`;
  const image = `${SITE}/share/${language}${path}.abcdefg.jpg`;
  return { siteUrl: SITE, language, addressOf, canonical: addressOf(path), image, company: BUILT_IN_COMPANY };
}

function nodesOf(
  language: Language,
  path: string,
  things: 'none' | 'product' | 'job' | 'article' = 'none',
): Node[] {
  const context = contextIn(language, path);
  const own = { name: 'idatik', path };
  const graph = pageGraph({
    context,
    texts: { title: 'Titel', description: 'Beschreibung' },
    trail: path === '/' ? [{ name: 'Start', path }] : [{ name: 'Start', path: '/' }, own],
    things: {
      none: [],
      product: [softwareApplication(context, { name: 'idatik', description: 'Identity Provider' })],
      job: [jobPosting(context, VACANCY)],
      article: [blogPosting(context, ARTICLE)],
    }[things],
  });
  return JSON.parse(JSON.stringify(graph))['@graph'] as Node[];
}

const find = (nodes: readonly Node[], type: string) => nodes.filter((node) => node['@type'] === type);

const PAGES = [
  ['the home page', '/', 'none'],
  ['a product', '/products/idatik', 'product'],
  ['the careers page', '/careers', 'job'],
  ['an article', '/blog/team', 'article'],
  ['any other page', '/status', 'none'],
] as const;

describe.each(PAGES)('the structured data of %s', (_name, path, things) => {
  it.each(LANGUAGE_CODES)('is what schema.org defines, in %s', (language) => {
    expect(nodesOf(language, path, things).flatMap((node) => violationsIn(vocabulary, node))).toEqual([]);
  });

  it('has one node for the organization, always the same one (decisions B3)', () => {
    const ids = LANGUAGE_CODES.flatMap((language) =>
      find(nodesOf(language, path, things), 'Organization'),
    ).map((node) => node['@id']);
    expect(ids).toEqual(LANGUAGE_CODES.map(() => `${SITE}/#organization`));
  });
});

it('the structured data of an article name its picture, in a width that search engines ask for', () => {
  const [article] = find(nodesOf('de', '/blog/team', 'article'), 'BlogPosting');
  expect(article).toMatchObject({ headline: 'Team', image: `${SITE}/uploads/team.jpg?w=1280&v=k1` });
});

it('the structured data of an article without a picture of its own name the one that it is shared with', () => {
  const context = contextIn('de', '/blog/team');
  expect(blogPosting(context, { ...ARTICLE, cover: null })).toMatchObject({ image: context.image });
});

describe('the check against schema.org', () => {
  it.each([
    ['a type that does not exist', { '@type': 'Organisation', name: 'x' }],
    ['a property of another type', { '@type': 'Organization', name: 'x', availableLanguage: 'de' }],
    ['a value of the wrong type', { '@type': 'Organization', address: { '@type': 'Offer' } }],
    ['a date that is none', { '@type': 'Organization', foundingDate: 'September' }],
    [
      'an availability that does not exist',
      { '@type': 'Offer', availability: 'https://schema.org/Available' },
    ],
    ['a constraint on nothing', { '@type': 'SearchAction', 'word-input': 'required' }],
    ['an empty text', { '@type': 'Organization', legalName: '' }],
    [
      'a violation further inside',
      { '@type': 'Organization', address: { '@type': 'PostalAddress', street: 'x' } },
    ],
  ])('finds %s', (_name, node) => {
    expect(violationsIn(vocabulary, node)).toHaveLength(1);
  });
});

describe('the organization', () => {
  it('is founded in 2020 on the home page and in 2024 elsewhere (decisions B3)', () => {
    expect(find(nodesOf('de', '/'), 'Organization')[0]).toMatchObject({ foundingDate: '2020' });
    expect(find(nodesOf('de', '/status'), 'Organization')[0]).toMatchObject({ foundingDate: '2024' });
  });

  it('speaks six languages in its metadata (decisions A5)', () => {
    expect(find(nodesOf('sq', '/'), 'Organization')[0]).toMatchObject({
      contactPoint: { availableLanguage: ['de', 'en', 'fr', 'it', 'es', 'nl'] },
    });
  });

  it('describes itself in German and English, and in English where it has no text (decisions A13)', () => {
    const descriptionIn = (language: Language) =>
      find(nodesOf(language, '/'), 'Organization')[0]?.description;
    expect(descriptionIn('de')).not.toBe(descriptionIn('en'));
    expect(descriptionIn('sq')).toBe(descriptionIn('en'));
  });
});

describe('what search engines require', () => {
  it('of a site: its name, its address and where to search in the language of the page', () => {
    const [site] = find(nodesOf('fr', '/'), 'WebSite');
    expect(site).toMatchObject({
      name: BUILT_IN_COMPANY.brand,
      url: SITE,
      potentialAction: {
        target: { urlTemplate: `${SITE}/fr/search?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    });
  });

  it('of a breadcrumb: positions from one, names and absolute addresses', () => {
    const [list] = find(nodesOf('it', '/products/idatik'), 'BreadcrumbList');
    expect(list?.itemListElement).toMatchObject([
      { position: 1, name: 'Start', item: { '@id': `${SITE}/it` } },
      { position: 2, name: 'idatik', item: { '@id': `${SITE}/it/products/idatik` } },
    ]);
    expect(find(nodesOf('it', '/'), 'BreadcrumbList')).toEqual([]);
  });

  it('of a product: name, category and an offer in euros without an invented price (decisions B4)', () => {
    const [product] = find(nodesOf('de', '/products/idatik', 'product'), 'SoftwareApplication');
    expect(product).toMatchObject({
      name: 'idatik',
      applicationCategory: 'HealthApplication',
      operatingSystem: 'Web',
      offers: { priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
    });
    expect(product?.featureList).toHaveLength(7);
    expect(product?.offers).not.toHaveProperty('price');
  });

  it('of a position: title, text, date, employer, place and that it can be done from afar', () => {
    const [job] = find(nodesOf('de', '/careers', 'job'), 'JobPosting');
    expect(job).toMatchObject({
      title: 'DevOps Engineer',
      description: 'Text',
      datePosted: '2025-11-03',
      validThrough: '2026-12-31',
      employmentType: 'PART_TIME',
      jobLocationType: 'TELECOMMUTE',
      hiringOrganization: { name: BUILT_IN_COMPANY.legalName },
      jobLocation: { address: { addressLocality: BUILT_IN_COMPANY.city, addressCountry: 'DE' } },
      applicantLocationRequirements: { '@type': 'Country' },
    });
    const onSite = jobPosting(contextIn('de', '/careers'), { ...VACANCY, isRemotePossible: false });
    expect(onSite).not.toHaveProperty('jobLocationType');
    expect(onSite).not.toHaveProperty('applicantLocationRequirements');
  });
});
