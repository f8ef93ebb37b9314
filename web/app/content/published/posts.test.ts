import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { FakeStrapi } from '~/content/fake-strapi.test-support';
import { type ContentClient, createContentClient } from '~/content/store/content-client.server';
import { type OwnContentClient, openContentClient } from '~/content/store/content-client.test-support';
import { findPost, getPostBodies, getPostLanguages, getPosts } from './posts.server';
import { findProductText } from './product-texts.server';

const strapi = new FakeStrapi();
let own: OwnContentClient;
let client: ContentClient;

function postRow(slug: string, changes: Record<string, unknown> = {}) {
  return { documentId: `id-${slug}`, slug, title: slug, updatedAt: '2025-01-01T00:00:00.000Z', ...changes };
}

const many = Array.from({ length: 100 }, (_, index) => postRow(`many-${index}`));
const german = [
  ...many,
  postRow('newest', { publicationDate: '2025-10-01T00:00:00.000Z', tags: 'TI 2.0\n FHIR ' }),
  postRow('older', {
    publicationDate: '2025-02-01T00:00:00.000Z',
    previousSlugs: 'first-name\r\nsecond-name',
    tags: 'FHIR\nISiK\nfhir',
  }),
  postRow('german-only', { publicationDate: '2025-01-01T00:00:00.000Z', hideWhenUntranslated: true }),
];
const french = [postRow('newest', { title: 'Le plus récent', publicationDate: '2025-10-01T00:00:00.000Z' })];
const SCHEDULED = '2030-03-05T09:30:00.000Z';
const scheduled = postRow('scheduled', { publicationDate: SCHEDULED });

beforeAll(async () => {
  await strapi.start();
  own = await openContentClient(strapi);
  client = own.client;
  strapi.graphql = (query, { language, start, id }) => {
    if (query.includes('productTexts')) {
      const row = { productKey: 'idatik', title: 'idatik: fournisseur', description: ' ', updatedAt: null };
      return { productTexts: language === 'fr' ? [row] : [] };
    }
    const rows = language === 'de' ? [...german, scheduled] : language === 'fr' ? french : [];
    if (query.includes('query PostBody(')) {
      const found = rows.find(({ documentId }) => documentId === id);
      return { blogPost: found && { content: `Text von ${found.slug}` } };
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
  await client.snapshots.settled();
  const restarted = createContentClient({
    url: 'http://127.0.0.1:9',
    token: 'token',
    dataFolder: own.folder,
    maxAgeMs: 0,
    timeoutMs: 200,
  });
  expect(await findPost('older', 'de', restarted)).toMatchObject({ post: { content: 'Text von older' } });
});

it('of tags that differ in case alone one is shown', async () => {
  expect((await getPosts('de', client)).find(({ slug }) => slug === 'older')?.tags).toEqual(['FHIR', 'ISiK']);
});

it('the languages of a post are those that it is written in', async () => {
  expect(await getPostLanguages('id-newest', client)).toEqual(['de', 'fr']);
  expect(await getPostLanguages('id-older', client)).toEqual(['de']);
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
