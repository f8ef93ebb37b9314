import { beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { call } from './http-client';
import { type Entry, panel } from './panel';
import { uploadPicture } from './pictures';
import './provided';

/** An editor's act in one language must not change another (decision C5). */

const { url, siteToken, adminToken } = inject('cms');
const posts = panel(url, adminToken, 'api::blog-post.blog-post');

const SHARED = { category: 'company', author: 'Redaktion', tags: 'TI 2.0', featured: false };
let id = '';
let number = 0;
let picture = 0;

beforeAll(async () => {
  picture = (await uploadPicture(url, adminToken, 'titelbild.png')).id;
});

const ofLanguage = ({ status, title, content, excerpt, updatedAt }: Entry) => ({
  status,
  title,
  content,
  excerpt,
  updatedAt,
});
const sharedOf = ({ category, author, tags, featured, slug, cover }: Entry) => ({
  category,
  author,
  tags,
  featured,
  slug,
  cover: (cover as { id: number } | null)?.id ?? null,
});

/** Publishes a post in German, English and French, with unpublished changes in German. */
beforeEach(async () => {
  number += 1;
  const created = await posts.create({ ...SHARED, slug: `post-${number}`, title: 'Titel', content: 'Text' });
  id = created.body.data.documentId;
  await posts.publish(id, 'de');
  for (const locale of ['en', 'fr']) {
    await posts.save(id, locale, { title: `Title ${locale}`, content: `Text ${locale}` });
    await posts.publish(id, locale);
  }
  await posts.save(id, 'de', { title: 'Neuer Titel', content: 'Neuer Text' });
});

const snapshot = async (locale: string) => ({
  draft: ofLanguage(await posts.read(id, locale, 'draft')),
  published: ofLanguage(await posts.read(id, locale, 'published')),
});

const publicTitle = async (locale: string) => {
  const { body } = await call<{ data: { title: string }[] }>(
    `${url}/api/blog-posts?locale=${locale}&filters[slug][$eq]=post-${number}`,
    { token: siteToken },
  );
  return body.data[0]?.title;
};

describe('status and text of the other languages stay', () => {
  test.each([
    ['saving', (change: object) => posts.save(id, 'en', change)],
    ['publishing', (change: object) => posts.publish(id, 'en', change)],
  ])('when %s English text', async (_name, write) => {
    const before = { de: await snapshot('de'), fr: await snapshot('fr') };
    expect(before.de.draft.status).toBe('modified');
    expect(before.fr.draft.status).toBe('published');
    await write({ title: 'Another title', content: 'Another text' });
    expect({ de: await snapshot('de'), fr: await snapshot('fr') }).toEqual(before);
  });

  test.each([
    ['saving', (change: object) => posts.save(id, 'en', change)],
    ['publishing', (change: object) => posts.publish(id, 'en', change)],
  ])('when %s a shared field in English', async (_name, write) => {
    const before = { de: await snapshot('de'), fr: await snapshot('fr') };
    await write({ title: 'Title en', author: 'Anders', featured: true, cover: picture });
    expect({ de: await snapshot('de'), fr: await snapshot('fr') }).toEqual(before);
  });

  test('when English is discarded back to what is published', async () => {
    await posts.save(id, 'en', { title: 'Thrown away', author: 'Anders' });
    const before = { de: await snapshot('de'), fr: await snapshot('fr') };
    await posts.discard(id, 'en');
    expect({ de: await snapshot('de'), fr: await snapshot('fr') }).toEqual(before);
  });

  test('and visitors keep the published German title until German is published', async () => {
    await posts.publish(id, 'en', { title: 'Another title', author: 'Anders' });
    expect(await publicTitle('de')).toBe('Titel');
    await posts.publish(id, 'de');
    expect(await publicTitle('de')).toBe('Neuer Titel');
  });
});

describe('shared fields are equal in every language', () => {
  const sharedIn = async (status: 'draft' | 'published') =>
    Promise.all(['de', 'en', 'fr'].map(async (locale) => sharedOf(await posts.read(id, locale, status))));

  test('among drafts after a save, while the published ones stay', async () => {
    const change = { author: 'Anders', tags: 'FHIR', featured: true, cover: picture };
    await posts.save(id, 'en', { title: 'Title en', ...change });
    const wanted = { ...SHARED, slug: `post-${number}`, cover: null };
    expect(await sharedIn('draft')).toEqual(Array(3).fill({ ...wanted, ...change }));
    expect(await sharedIn('published')).toEqual(Array(3).fill(wanted));
  });

  test('among published ones after one language is published', async () => {
    const change = { author: 'Anders', featured: true, cover: picture };
    await posts.save(id, 'en', { title: 'Title en', ...change });
    await posts.publish(id, 'de');
    const wanted = { ...SHARED, slug: `post-${number}`, ...change };
    expect(await sharedIn('published')).toEqual(Array(3).fill(wanted));
    expect(await sharedIn('draft')).toEqual(Array(3).fill(wanted));
  });

  test('in a language that is added later', async () => {
    await posts.save(id, 'en', { title: 'Title en', author: 'Jemand', cover: picture });
    const added = await posts.save(id, 'sq', { title: 'Titulli' });
    const stored = sharedOf(await posts.read(added.documentId, 'sq'));
    expect(stored).toEqual({ ...SHARED, slug: `post-${number}`, author: 'Jemand', cover: picture });
  });

  test('of products, which have no drafts: a save is live in every language', async () => {
    const projects = panel(url, adminToken, 'api::project.project');
    const created = await projects.create({ key: 'of-two-languages', title: 'Titel' });
    await projects.save(created.body.data.documentId, 'en', { title: 'Title' });
    await projects.save(created.body.data.documentId, 'en', { stage: 'Launch', order: 5 });
    const { body } = await call<{ data: Record<string, unknown>[] }>(
      `${url}/api/projects?locale=*&filters[key][$eq]=of-two-languages`,
      { token: siteToken },
    );
    expect(body.data.map(({ locale, stage, order }) => ({ locale, stage, order }))).toEqual(
      expect.arrayContaining([
        { locale: 'de', stage: 'Launch', order: 5 },
        { locale: 'en', stage: 'Launch', order: 5 },
      ]),
    );
  });
});
