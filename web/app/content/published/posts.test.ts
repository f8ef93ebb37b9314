import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FakeStrapi } from '~/content/fake-strapi.test-support';
import { type ContentClient, createContentClient } from '~/content/store/content-client.server';
import { getPostSlugs, getPosts } from './posts.server';
import { findProductText } from './product-texts.server';

const strapi = new FakeStrapi();
let folder: string;
let client: ContentClient;

function postRow(slug: string, changes: Record<string, unknown> = {}) {
  return { documentId: `id-${slug}`, slug, title: slug, updatedAt: '2025-01-01T00:00:00.000Z', ...changes };
}

const many = Array.from({ length: 100 }, (_, index) => postRow(`many-${index}`));
const german = [
  ...many,
  postRow('newest', { publicationDate: '2025-10-01T00:00:00.000Z', tags: 'TI 2.0\n FHIR ' }),
  postRow('older', { publicationDate: '2025-02-01T00:00:00.000Z' }),
  postRow('german-only', { publicationDate: '2025-01-01T00:00:00.000Z', hideWhenUntranslated: true }),
];
const french = [postRow('newest', { title: 'Le plus récent', publicationDate: '2025-10-01T00:00:00.000Z' })];

beforeAll(async () => {
  await strapi.start();
  folder = await mkdtemp(join(tmpdir(), 'web-posts-'));
  client = createContentClient({
    url: strapi.url,
    token: 'token',
    dataFolder: folder,
    maxAgeMs: 60_000,
    timeoutMs: 2_000,
  });
  strapi.graphql = (query, { language, start }) => {
    if (query.includes('productTexts')) {
      const row = { productKey: 'idatik', title: 'idatik: fournisseur', description: ' ', updatedAt: null };
      return { productTexts: language === 'fr' ? [row] : [] };
    }
    const rows = language === 'de' ? german : language === 'fr' ? french : [];
    return { blogPosts: rows.slice(Number(start), Number(start) + 100) };
  };
});

afterAll(async () => {
  await strapi.stop();
  await client.snapshots.settled();
  await rm(folder, { recursive: true, force: true });
});

describe('posts', () => {
  it('are all found, however many there are', async () => {
    expect((await getPostSlugs(client)).size).toBe(german.length);
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
