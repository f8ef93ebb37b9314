import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGE_CODES, type Language } from 'contract/languages';
import fc from 'fast-check';
import Parser from 'rss-parser';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { FakeStrapi } from '~/content/fake-strapi.test-support';
import { contentClient } from '~/content/store/content-client.server';
import { hostileLinks, hostileText } from '~/markdown/hostile-texts.test-support';
import { type BlogFeed, getBlogFeed, jsonFeedOf, rssOf } from './blog-feeds.server';
import { problemsOfJsonFeed, problemsOfRss } from './feed-validators.test-support';

const SITE = 'https://www.example.org';
const strapi = new FakeStrapi();
let folder: string;
let feed: BlogFeed;

const COVER = {
  url: '/uploads/team.jpg',
  mime: 'image/jpeg',
  updatedAt: '2026-01-01T00:00:00.000Z',
  focalPoint: { x: 20, y: 80 },
};
const COVER_ADDRESS = `${SITE}/uploads/team.jpg?w=1280&v=${Date.parse(COVER.updatedAt).toString(36)}`;

const PERSON = {
  documentId: 'team',
  name: 'Redaktion',
  line: null,
  picture: { url: '/uploads/redaktion.jpg', updatedAt: COVER.updatedAt, focalPoint: null },
};
const AVATAR = COVER_ADDRESS.replace('team', 'redaktion');

const rows = Array.from({ length: 25 }, (_, index) => ({
  documentId: `id-${index}`,
  slug: `beitrag-${index}`,
  title: index === 24 ? 'Größer\u000B& <besser>: "TI 2.0"' : `Beitrag ${index}`,
  excerpt: 'Kurz]]>gefasst]]>',
  category: 'technology',
  author: 'Redaktion',
  tags: 'FHIR\nF&amp;E',
  publicationDate: `2025-03-${String(index + 1).padStart(2, '0')}T08:00:00.000Z`,
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...(index === 24 && { cover: COVER }),
}));
const HOSTILE = [
  ...[']]>', '<![CDATA[', '&', '&amp;', '<', '</title>', '😀', '\uD800', '\uDC00x', '\uFFFE', '\uFFFF'],
  ...Array.from({ length: 32 }, (_, code) => String.fromCharCode(code)),
];
/** Named in failures, so that the same texts can be made again. */
const SEED = Date.now();
const hostileTexts = fc.sample(
  fc.record({
    title: hostileText,
    excerpt: hostileText,
    author: hostileText,
    tags: hostileText,
    content: hostileLinks,
  }),
  { seed: SEED, numRuns: 100 },
);
const hostileRows = [
  ...HOSTILE.map((sign) => ({ title: `a${sign}`, excerpt: sign, author: sign, tags: sign, content: sign })),
  ...hostileTexts.map((texts) => ({ ...texts, title: `a${texts.title}` })),
].map((texts, index) => ({ ...rows[0], ...texts, documentId: `hostile-${index}`, slug: `hostile-${index}` }));
/** Each language gets other rows, because a feed holds only the newest posts. */
const hostileRowsIn = (language: Language) => {
  const start = LANGUAGE_CODES.indexOf(language) * 20;
  return hostileRows.slice(start, start + 20);
};

const english = rows.slice(0, 2).map((row) => ({ ...row, title: 'Article' }));
let rowsIn = (language: Language): object[] => (language === 'de' ? rows : language === 'en' ? english : []);

beforeAll(async () => {
  await strapi.start();
  folder = await mkdtemp(join(tmpdir(), 'web-feeds-'));
  vi.stubEnv('CMS_INTERNAL_URL', strapi.url);
  for (const name of ['CMS_API_TOKEN', 'SESSION_SECRET', 'PREVIEW_SECRET']) vi.stubEnv(name, 't'.repeat(32));
  vi.stubEnv('WEB_DATA_DIR', folder);
  vi.stubEnv('SITE_URL', SITE);
  strapi.graphql = (query, { language }) => {
    if (query.includes('query Authors(')) return { authors: [PERSON] };
    const found = rowsIn(language as Language);
    if (!query.includes('query PostBodies(')) return { blogPosts: found };
    const content = '## Titel\n\nText mit [Link](/eu-id), [Stelle](#h-titel) & <script>alert(1)</script> ]]>';
    return { blogPosts: found.map((row) => ({ content, ...row })) };
  };
  feed = await getBlogFeed('de');
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await strapi.stop();
  await contentClient().snapshots.settled();
  await rm(folder, { recursive: true, force: true });
});

const HTML = `<h2>Titel</h2><p>Text mit <a href="${SITE}/de/eu-id" target="_blank" rel="noopener noreferrer">Link</a>, <a href="${SITE}/de/blog/beitrag-24#h-titel">Stelle</a> &amp; &lt;script&gt;alert(1)&lt;/script&gt; ]]&gt;</p>`;

describe('the RSS feed', () => {
  it('is read by a reader, with whole texts, absolute links and whatever signs there are', async () => {
    const read = await new Parser<object, { creator?: string }>().parseString(rssOf(feed));
    expect(read).toMatchObject({
      title: expect.stringContaining('Blog'),
      link: `${SITE}/de/blog`,
      language: 'de-DE',
    });
    expect(read.items).toHaveLength(20);
    expect(read.items[0]).toMatchObject({
      title: 'Größer& <besser>: "TI\u00a02.0"',
      link: `${SITE}/de/blog/beitrag-24`,
      guid: 'id-24',
      creator: 'Redaktion',
      contentSnippet: expect.any(String),
      'content:encoded': HTML,
      content: 'Kurz]] >gefasst]] >',
      isoDate: '2025-03-25T08:00:00.000Z',
      categories: ['Technologie', 'FHIR', 'F&amp;E'],
      enclosure: { url: COVER_ADDRESS, type: 'image/jpeg', length: '0' },
    });
    expect(read.items[1]).not.toHaveProperty('enclosure');
  });

  it('is the same while the posts are', async () => {
    expect(rssOf(await getBlogFeed('de'))).toBe(rssOf(feed));
  });
});

it('RSS can be read though no post has a text', async () => {
  const empty = { ...feed, items: feed.items.map((item) => ({ ...item, html: '' })) };
  expect((await new Parser().parseString(rssOf(empty))).items).toHaveLength(20);
});

describe('the JSON feed', () => {
  it('has what its format asks for', () => {
    const read: unknown = JSON.parse(jsonFeedOf(feed));
    expect(read).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      language: 'de',
      feed_url: `${SITE}/de/blog/feed.json`,
      items: expect.arrayContaining([
        {
          id: 'id-24',
          url: `${SITE}/de/blog/beitrag-24`,
          title: 'Größer& <besser>: "TI\u00a02.0"',
          summary: 'Kurz]]>gefasst]]>',
          content_html: HTML,
          image: COVER_ADDRESS,
          date_published: '2025-03-25T08:00:00.000Z',
          authors: [{ name: 'Redaktion', avatar: AVATAR }],
          tags: ['Technologie', 'FHIR', 'F&amp;E'],
        },
      ]),
    });
  });
});

it('a feed has the posts that are written in its language, and none that it shows in German', async () => {
  expect((await getBlogFeed('en')).items.map(({ title }) => title)).toEqual(['Article', 'Article']);
  expect((await getBlogFeed('fr')).items).toEqual([]);
});

describe.each(LANGUAGE_CODES)('the feeds in %s are valid RSS 2.0 and JSON Feed 1.1', (language) => {
  it('with the posts of an ordinary day, or none', async () => {
    const found = await getBlogFeed(language);
    expect(await problemsOfRss(rssOf(found))).toEqual([]);
    expect(problemsOfJsonFeed(jsonFeedOf(found))).toEqual([]);
  });
});

describe('a feed is not valid', () => {
  it.each<[string, (rss: string) => string]>([
    ['with a sign that XML has not', (rss) => rss.replace('<title>', '<title>\u0001')],
    ['with an item without a title', (rss) => rss.replace(/(<item>\s*)<title>.*?<\/title>/s, '$1')],
    [
      'with a date in another form',
      (rss) => rss.replace(/<pubDate>.*?</, '<pubDate>2025-03-25T08:00:00.000Z<'),
    ],
    ['with an id that looks like an address', (rss) => rss.replace(' isPermaLink="false"', '')],
    ['with an element that RSS does not know', (rss) => rss.replace('<item>', '<item><summary>a</summary>')],
    ['with an element twice', (rss) => rss.replace('<item>', '<item><link>https://example.org/</link>')],
  ])('as RSS %s', async (_name, broken) => {
    expect(await problemsOfRss(broken(rssOf(feed)))).not.toEqual([]);
  });

  it.each([{ items: [{ title: 'without id' }] }, { version: '2' }, { feed_url: 'feed.json' }])(
    'as JSON Feed with %j',
    (broken) => {
      const wrong = JSON.stringify({ ...JSON.parse(jsonFeedOf(feed)), ...broken });
      expect(problemsOfJsonFeed(wrong)).not.toEqual([]);
    },
  );
});

describe(`with whatever signs in the posts (seed ${SEED})`, () => {
  beforeAll(() => {
    rowsIn = hostileRowsIn;
    strapi.version = 'hostile';
    contentClient().versionPoller.expire();
  });

  it.each(LANGUAGE_CODES)('the feeds in %s stay valid and lose no post', async (language) => {
    const found = await getBlogFeed(language);
    expect(found.items).toHaveLength(20);
    const [rss, json] = [rssOf(found), jsonFeedOf(found)];
    expect(await problemsOfRss(rss)).toEqual([]);
    expect(problemsOfJsonFeed(json)).toEqual([]);
    expect(json).not.toMatch(/\\ud[89a-f]/i);
    const read = await new Parser().parseString(rss);
    expect(read.items.map(({ guid }) => guid)).toEqual(found.items.map(({ id }) => id));
  });
});
