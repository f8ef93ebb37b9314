import { LANGUAGE_CODES, type Language } from 'contract/languages';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { FakeStrapi } from '~/content/fake-strapi.test-support';
import { type ContentClient, createContentClient } from '~/content/store/content-client.server';
import { type OwnContentClient, openContentClient } from '~/content/store/content-client.test-support';
import { coverTextsIn } from './post-rows.server';
import { findPost, getPostBodies, getPostLanguages, getPosts } from './posts.server';
import { findProductText } from './product-texts.server';

const strapi = new FakeStrapi();
let own: OwnContentClient;
let client: ContentClient;

function postRow(slug: string, changes: Record<string, unknown> = {}) {
  return { documentId: `id-${slug}`, slug, title: slug, updatedAt: '2025-01-01T00:00:00.000Z', ...changes };
}

const COVER = {
  url: '/uploads/team.jpg',
  width: 1600,
  height: 900,
  mime: 'image/jpeg',
  updatedAt: '2026-01-01T00:00:00.000Z',
  alternativeText: 'Das Team',
  focalPoint: { x: 20, y: 80 },
};
const COVER_TEXTS: Record<string, string> = { de: 'Das Team', fr: "L'équipe" };
const many = Array.from({ length: 100 }, (_, index) => postRow(`many-${index}`));
const german = [
  ...many,
  postRow('newest', {
    publicationDate: '2025-10-01T00:00:00.000Z',
    tags: 'TI 2.0\n FHIR ',
    motif: 'three_dates',
    seoTitle: ' Für Suchende ',
    seoDescription: ' ',
  }),
  postRow('older', {
    publicationDate: '2025-02-01T00:00:00.000Z',
    previousSlugs: 'first-name\r\nsecond-name',
    tags: 'FHIR\nISiK\nfhir',
    motif: 'of_a_newer_version',
  }),
  postRow('german-only', { publicationDate: '2025-01-01T00:00:00.000Z', hideWhenUntranslated: true }),
  postRow('with-cover', { cover: COVER }),
  postRow('odd-cover', { cover: { url: '/uploads/a.gif', focalPoint: { x: 200, y: 'top' } } }),
];
const french = [
  postRow('newest', {
    title: 'Le plus récent',
    publicationDate: '2025-10-01T00:00:00.000Z',
    seoDescription: 'Pour chercher',
  }),
  postRow('french-only'),
];
const SCHEDULED = '2030-03-05T09:30:00.000Z';
const scheduled = postRow('scheduled', { publicationDate: SCHEDULED });

beforeAll(async () => {
  await strapi.start();
  own = await openContentClient(strapi);
  client = own.client;
  strapi.graphql = (query, { language, pageLanguage, start, id }) => {
    if (query.includes('productTexts')) {
      const row = { productKey: 'idatik', title: 'idatik: fournisseur', description: ' ', updatedAt: null };
      return { productTexts: language === 'fr' ? [row] : [] };
    }
    const rows = language === 'de' ? [...german, scheduled] : language === 'fr' ? french : [];
    if (query.includes('query Article(')) {
      const found = rows.find(({ documentId }) => documentId === id);
      const cover = { alternativeTextIn: COVER_TEXTS[String(pageLanguage)] ?? null };
      return { blogPost: found && { content: `Text von ${found.slug}`, cover } };
    }
    if (query.includes('query PostLanguages(')) {
      const all = [
        ...german.map((row) => ({ ...row, locale: 'de' })),
        ...french.map((row) => ({ ...row, locale: 'fr' })),
      ];
      return { blogPosts: all.filter(({ documentId }) => documentId === id) };
    }
    if (query.includes('query CoverTexts(')) {
      const covers = german.map(({ documentId, ...row }) => ({
        documentId,
        cover: 'cover' in row ? { alternativeTextIn: COVER_TEXTS[String(language)] ?? null } : null,
      }));
      return { blogPosts: covers.slice(Number(start), Number(start) + 100) };
    }
    if (query.includes('query PostBodies(')) {
      const bodies = rows.map(({ documentId, slug }) => ({ documentId, content: `Text von ${slug}` }));
      return { blogPosts: bodies.slice(Number(start), Number(start) + 100) };
    }
    return { blogPosts: rows.slice(Number(start), Number(start) + 100) };
  };
});

afterAll(async () => {
  await strapi.stop();
  await own.remove();
});

describe('posts', () => {
  it('are all found, however many there are', async () => {
    expect(await getPosts('de', client)).toHaveLength(german.length);
  });

  it('come newest first', async () => {
    const [first, second] = await getPosts('de', client);
    expect([first?.slug, second?.slug]).toEqual(['newest', 'older']);
    expect(first?.tags).toEqual(['TI 2.0', 'FHIR']);
  });

  it('are German where the language lacks them, and say so (decisions C7)', async () => {
    const posts = await getPosts('fr', client);
    const languages = Object.fromEntries(posts.map(({ slug, lang }) => [slug, lang]));
    expect(languages).toMatchObject({ newest: 'fr', older: 'de' });
  });

  it('are hidden where editors do not want to show them untranslated', async () => {
    const slugs = (await getPosts('fr', client)).map(({ slug }) => slug);
    expect(slugs).not.toContain('german-only');
    expect((await getPosts('de', client)).map(({ slug }) => slug)).toContain('german-only');
  });
});

describe('a post with a date in the future', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is shown from that minute on, without another look at Strapi', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-03-05T09:29:59.000Z') });
    expect((await getPosts('de', client)).map(({ slug }) => slug)).not.toContain('scheduled');
    expect((await getPosts('fr', client)).map(({ slug }) => slug)).not.toContain('scheduled');
    expect(await findPost('scheduled', 'de', client)).toBeNull();
    vi.setSystemTime(new Date(SCHEDULED));
    expect((await getPosts('de', client))[0]?.slug).toBe('scheduled');
    expect(await findPost('scheduled', 'de', client)).toMatchObject({ kind: 'post' });
  });
});

describe('the post at an address', () => {
  it('comes with its text, in German where the language has none', async () => {
    expect(await findPost('newest', 'fr', client)).toMatchObject({
      kind: 'post',
      post: { lang: 'fr', title: 'Le plus récent', content: 'Text von newest' },
    });
    expect(await findPost('older', 'fr', client)).toMatchObject({
      post: { lang: 'de', content: 'Text von older' },
    });
  });

  it.each(['first-name', 'second-name'])('is told by an earlier address as well: %s', async (slug) => {
    expect(await findPost(slug, 'fr', client)).toEqual({ kind: 'moved', slug: 'older' });
  });

  it('is none where nobody has written one', async () => {
    expect(await findPost('no-such-post', 'de', client)).toBeNull();
    expect(await findPost('german-only', 'fr', client)).toBeNull();
  });
});

it('an article that nobody has read yet is known from disk while Strapi is unreachable', async () => {
  await findPost('newest', 'de', client);
  await getPostBodies(await getPosts('de', client), client);
  await coverTextsIn('fr', client);
  await client.snapshots.settled();
  const restarted = createContentClient({
    url: 'http://127.0.0.1:9',
    token: 'token',
    dataFolder: own.folder,
    maxAgeMs: 0,
    timeoutMs: 200,
  });
  expect(await findPost('older', 'de', restarted)).toMatchObject({ post: { content: 'Text von older' } });
  expect(await findPost('with-cover', 'fr', restarted)).toMatchObject({
    post: { lang: 'de', cover: { alternativeText: { value: "L'équipe", lang: 'fr' } } },
  });
});

it('of tags that differ in case alone one is shown', async () => {
  expect((await getPosts('de', client)).find(({ slug }) => slug === 'older')?.tags).toEqual(['FHIR', 'ISiK']);
});

describe('the languages of a post', () => {
  it('are those that it is written in, and all that show the German one', async () => {
    const shown = LANGUAGE_CODES;
    expect(await getPostLanguages('id-newest', client)).toEqual({ written: ['de', 'fr'], shown });
    expect(await getPostLanguages('id-older', client)).toEqual({ written: ['de'], shown });
  });

  it('are no more than those that it is written in where no German may stand in', async () => {
    expect(await getPostLanguages('id-german-only', client)).toEqual({ written: ['de'], shown: ['de'] });
    expect(await getPostLanguages('id-french-only', client)).toEqual({ written: ['fr'], shown: ['fr'] });
  });
});

it('a post has the drawing that editors chose, if the site knows it', async () => {
  const posts = await getPosts('de', client);
  const motifIn = (wanted: string) => posts.find(({ slug }) => slug === wanted)?.motif;
  expect(motifIn('newest')).toBe('three-dates');
  expect(motifIn('older')).toBeNull();
  expect(motifIn('with-cover')).toBeNull();
});

describe('the picture of a post', () => {
  const coverIn = async (language: Language) => {
    const found = await findPost('with-cover', language, client);
    return found?.kind === 'post' ? found.post.cover : null;
  };

  it('comes with its size, its version, what has to be seen of it and its text', async () => {
    expect(await coverIn('de')).toEqual({
      url: '/uploads/team.jpg',
      version: Date.parse(COVER.updatedAt).toString(36),
      width: 1600,
      height: 900,
      mime: 'image/jpeg',
      focalPoint: { x: 20, y: 80 },
      alternativeText: { value: 'Das Team', lang: 'de' },
    });
    expect((await getPosts('de', client)).find(({ slug }) => slug === 'with-cover')?.cover).toEqual(
      await coverIn('de'),
    );
  });

  it('is described in the language of the page, also where the post is German, else in German', async () => {
    expect((await coverIn('fr'))?.alternativeText).toEqual({ value: "L'équipe", lang: 'fr' });
    expect((await coverIn('en'))?.alternativeText).toEqual({ value: 'Das Team', lang: 'de' });
  });

  it('has its middle in sight when what Strapi keeps is no place in it', async () => {
    expect((await getPosts('de', client)).find(({ slug }) => slug === 'odd-cover')?.cover).toMatchObject({
      focalPoint: null,
      version: null,
    });
  });
});

it('search texts are those of the language that is shown, blank ones being none', async () => {
  const searchTextsIn = async (language: Language) => {
    const found = await findPost('newest', language, client);
    return found?.kind === 'post' ? found.post.searchTexts : null;
  };
  expect(await searchTextsIn('de')).toEqual({ title: 'Für Suchende', description: null });
  expect(await searchTextsIn('fr')).toEqual({ title: null, description: 'Pour chercher' });
});

it('the bodies of many posts are each in the language that the post is shown in', async () => {
  const posts = await getPosts('fr', client);
  const bodies = await getPostBodies(posts, client);
  expect(bodies.size).toBe(posts.length);
  expect(bodies.get('id-many-99')).toBe('Text von many-99');
});

describe('the search texts of a product', () => {
  it('are those of exactly this language, empty fields being none', async () => {
    expect(await findProductText('idatik', 'fr', client)).toEqual({
      title: 'idatik: fournisseur',
      description: null,
      keywords: null,
      lastUpdated: null,
    });
    expect(await findProductText('idatik', 'en', client)).toBeNull();
    expect(await findProductText('me-ti', 'fr', client)).toBeNull();
  });
});
