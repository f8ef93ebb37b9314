import { describe, expect, inject, test } from 'vitest';
import type { Language } from '../contract/languages';
import type { ListedPostPage } from '../contract/post-list';
import type { Translation } from '../contract/translation';
import { panel } from './panel';
import { joinWith } from './people';
import { siteAdmin } from './site-admin';
import './provided';

const { url, adminToken } = inject('cms');
const admin = siteAdmin(url, adminToken);
const uid = 'api::blog-post.blog-post';
const posts = panel(url, adminToken, uid);

const PAST = '2020-03-04T08:00:00.000Z';
const FUTURE = '2199-03-04T08:00:00.000Z';

const page = async (query: string, token = adminToken) =>
  (await siteAdmin(url, token).get<ListedPostPage>(`/posts?${query}`)).body;
const slugsOf = ({ items }: ListedPostPage) => items.map(({ slug }) => slug);
const find = async (slug: string, token = adminToken) =>
  (await page('pageSize=100', token)).items.find((post) => post.slug === slug);
const statesOf = async (slug: string, token = adminToken) => {
  const { languages = {} } = (await find(slug, token)) ?? {};
  return Object.fromEntries(Object.entries(languages).map(([language, { state }]) => [language, state]));
};

async function draft(slug: string, fields: object = {}): Promise<string> {
  return (await posts.create({ slug, title: slug, ...fields })).body.data.documentId;
}

async function published(slug: string, fields: object = {}): Promise<string> {
  const id = await draft(slug, { publicationDate: PAST, ...fields });
  await posts.publish(id, 'de');
  return id;
}

test('a post has what a list shows, and each language the way to it in the panel', async () => {
  const id = await published('listed', { title: 'Deutsch', category: 'technology', featured: true });
  await posts.save(id, 'fr', { title: 'Français' });
  const { headers, body } = await admin.get<ListedPostPage>('/posts?search=deutsch');
  expect(headers.get('cache-control')).toBe('no-store');
  const path = `/admin/content-manager/collection-types/${uid}`;
  const panelPath = (language: Language) => `${path}/${id}?plugins[i18n][locale]=${language}`;
  expect(body.items).toEqual([
    {
      id,
      slug: 'listed',
      publishedSlug: 'listed',
      language: 'de',
      title: 'Deutsch',
      category: 'technology',
      publicationDate: PAST,
      featured: true,
      updatedAt: (await posts.read(id, 'fr')).updatedAt,
      languages: {
        de: { state: 'published', hasChanges: false, panelPath: panelPath('de') },
        fr: { state: 'draft', hasChanges: false, panelPath: panelPath('fr') },
      },
    },
  ]);
  expect(body.newPanelPath).toBe(`${path}/create?plugins[i18n][locale]=de`);
  await posts.remove(id);
  expect(await find('listed')).toBeUndefined();
});

test('a post without German has the title of the first language that has one', async () => {
  const id = (await posts.create({ slug: 'only-albanian', title: 'Shqip' }, 'sq')).body.data.documentId;
  expect(await find('only-albanian')).toMatchObject({ title: 'Shqip', language: 'sq' });
  await posts.save(id, 'en', { title: 'English' });
  expect(await find('only-albanian')).toMatchObject({ title: 'English', language: 'en' });
  await posts.remove(id);
});

describe('the state of a language', () => {
  test('is what visitors meet: a draft, then published, with changes, discarded, published, withdrawn', async () => {
    const id = await draft('moves', { publicationDate: PAST });
    await posts.save(id, 'en', { title: 'Moves' });
    expect(await statesOf('moves')).toEqual({ de: 'draft', en: 'draft' });
    await posts.publish(id, 'en');
    expect(await statesOf('moves')).toEqual({ de: 'draft', en: 'published' });
    await posts.save(id, 'en', { title: 'Moves on' });
    expect(await statesOf('moves')).toEqual({ de: 'draft', en: 'modified' });
    await posts.discard(id, 'en');
    expect(await statesOf('moves')).toEqual({ de: 'draft', en: 'published' });
    await posts.publish(id, 'de');
    expect(await statesOf('moves')).toEqual({ de: 'published', en: 'published' });
    await posts.unpublish(id, 'en');
    expect(await statesOf('moves')).toEqual({ de: 'published', en: 'draft' });
    await posts.remove(id);
  });

  test('is the status that the panel shows, also after a change of what the languages share', async () => {
    const id = await published('like-the-panel');
    for (const language of ['en', 'it'] as const) {
      await posts.save(id, language, { title: language });
      await posts.publish(id, language);
    }
    await posts.save(id, 'en', { title: 'en', category: 'products' });
    const statuses = await Promise.all(
      ['de', 'en', 'it'].map(async (language) => [language, (await posts.read(id, language)).status]),
    );
    expect(Object.fromEntries(statuses)).toEqual({ de: 'published', en: 'modified', it: 'published' });
    expect(await statesOf('like-the-panel')).toEqual(Object.fromEntries(statuses));
    await posts.remove(id);
  });

  test('is scheduled until its date comes, and says where changes are not published', async () => {
    const id = await published('waits', { publicationDate: FUTURE });
    expect(await find('waits')).toMatchObject({
      publicationDate: FUTURE,
      languages: { de: { state: 'scheduled', hasChanges: false } },
    });
    await posts.save(id, 'de', { title: 'Anders', publicationDate: FUTURE });
    expect((await find('waits'))?.languages.de).toMatchObject({ state: 'scheduled', hasChanges: true });
    // Visitors see the published date, not the draft's.
    await posts.save(id, 'de', { title: 'Anders', publicationDate: PAST });
    expect((await find('waits'))?.languages.de?.state).toBe('scheduled');
    await posts.publish(id, 'de');
    expect((await find('waits'))?.languages.de).toMatchObject({ state: 'published', hasChanges: false });
    await posts.remove(id);
  });

  test('of the table of translations is scheduled, too, when all else is done', async () => {
    const translations = async () => {
      const { body } = await admin.get<Translation[]>('/translations');
      const { de, en } = body.find(({ key }) => key === 'scheduled-in-the-table')?.languages ?? {};
      return [de?.state, en?.state];
    };
    const id = await published('scheduled-in-the-table', { excerpt: 'Kurz', publicationDate: FUTURE });
    await posts.save(id, 'en', { title: 'Title' });
    await posts.publish(id, 'en');
    expect(await translations()).toEqual(['scheduled', 'partial']);
    await posts.save(id, 'en', { title: 'Title', excerpt: 'Short' });
    expect(await translations()).toEqual(['scheduled', 'unpublished']);
    await posts.publish(id, 'en');
    expect(await translations()).toEqual(['scheduled', 'scheduled']);
    await posts.publish(id, 'en', { publicationDate: PAST });
    expect(await translations()).toEqual(['complete', 'complete']);
    // A save without another text counts, as it does in the list of posts and in the panel.
    await posts.save(id, 'en', { title: 'Title', excerpt: 'Short' });
    expect(await translations()).toEqual(['complete', 'unpublished']);
    expect((await statesOf('scheduled-in-the-table')).en).toBe('modified');
    await posts.remove(id);
  });

  test('has an earlier address beside it while the new one is not published', async () => {
    const id = await published('old-address');
    await posts.save(id, 'de', { title: 'old-address', slug: 'new-address' });
    expect(await find('new-address')).toMatchObject({
      publishedSlug: 'old-address',
      languages: { de: { state: 'modified' } },
    });
    await posts.unpublish(id, 'de');
    expect((await find('new-address'))?.publishedSlug).toBeNull();
    await posts.remove(id);
  });
});

describe('a page of posts', () => {
  test('has those without a date first, then the newest, and is searched and filtered over all of them', async () => {
    const ids = [
      await published('seitenweise-1', { publicationDate: '2021-01-01T00:00:00.000Z' }),
      await published('seitenweise-3', { publicationDate: '2021-01-03T00:00:00.000Z' }),
      await published('seitenweise-2', { publicationDate: '2021-01-02T00:00:00.000Z' }),
      await published('seitenweise-4', { publicationDate: FUTURE }),
      await draft('seitenweise-5', { publicationDate: null }),
    ];
    await posts.save(ids[0] ?? '', 'de', { title: 'seitenweise-1 Änderung' });
    await posts.save(ids[1] ?? '', 'en', { title: 'Page by page' });
    const listed = async (query: string) => slugsOf(await page(`search=SEITENWEISE&${query}`));
    const counts = { all: 5, published: 3, scheduled: 1, modified: 1, draft: 2 };
    const first = await page('search=seitenweise&pageSize=3');
    expect(slugsOf(first)).toEqual(['seitenweise-5', 'seitenweise-4', 'seitenweise-3']);
    expect(first).toMatchObject({ total: 5, counts });
    expect(await listed('page=2&pageSize=3')).toEqual(['seitenweise-2', 'seitenweise-1']);
    expect(await listed('page=9')).toEqual([]);
    expect(await page('search=seitenweise&state=published&pageSize=1')).toMatchObject({ total: 3, counts });
    expect(await listed('state=published')).toEqual(['seitenweise-3', 'seitenweise-2', 'seitenweise-1']);
    expect(await listed('state=scheduled')).toEqual(['seitenweise-4']);
    expect(await listed('state=modified')).toEqual(['seitenweise-1']);
    expect(await listed('state=draft')).toEqual(['seitenweise-5', 'seitenweise-3']);
    // The search covers titles of any language, published and draft.
    expect(slugsOf(await page('search=PAGE%20by'))).toEqual(['seitenweise-3']);
    expect(slugsOf(await page('search=seitenweise-1%20änderung'))).toEqual(['seitenweise-1']);
    expect(await page('search=seitenweise%25')).toMatchObject({ items: [], total: 0 });
    for (const id of ids) await posts.remove(id);
  });

  test('of scheduled posts has those with unpublished changes among the changed ones as well', async () => {
    const id = await published('both-lists', { publicationDate: FUTURE });
    await posts.save(id, 'de', { title: 'both-lists 2', publicationDate: FUTURE });
    for (const state of ['scheduled', 'modified']) {
      expect(slugsOf(await page(`search=both-lists&state=${state}`))).toEqual(['both-lists']);
    }
    expect((await page('search=both-lists')).counts).toEqual({
      ...{ all: 1, published: 0, scheduled: 1, modified: 1, draft: 0 },
    });
    await posts.remove(id);
  });

  test.each(['page=0', 'page=x', 'pageSize=101', 'state=lost', `search=${'x'.repeat(201)}`])(
    'is not asked for by %s',
    async (query) => {
      expect((await admin.get(`/posts?${query}`)).status).toBe(400);
    },
  );
});

describe('of a role', () => {
  const read = 'plugin::content-manager.explorer.read';
  const fields = ['slug', 'title', 'category', 'publicationDate', 'featured'];

  test('languages that it may not read are neither shown nor searched nor counted', async () => {
    const { token } = await joinWith(url, adminToken, 'reads-french-posts', [
      { action: read, subject: uid, properties: { fields, locales: ['fr'] } },
    ]);
    const id = await published('french-alone', { title: 'Verborgenes' });
    const germanOnly = await published('german-alone');
    await posts.save(id, 'fr', { title: 'Visible' });
    expect(await find('french-alone', token)).toMatchObject({ title: 'Visible', language: 'fr' });
    expect(await statesOf('french-alone', token)).toEqual({ fr: 'draft' });
    expect(await find('german-alone', token)).toBeUndefined();
    expect((await page('search=verborgenes', token)).total).toBe(0);
    const none = { all: 1, published: 0, scheduled: 0, modified: 0, draft: 1 };
    expect((await page('search=visible', token)).counts).toEqual(none);
    expect((await page('search=visible&state=published', token)).items).toEqual([]);
    for (const one of [id, germanOnly]) await posts.remove(one);
  });

  test('fields that it may not read are empty, and their words are not found', async () => {
    const { token } = await joinWith(url, adminToken, 'reads-no-titles-of-posts', [
      { action: read, subject: uid, properties: { fields: ['slug'], locales: ['de'] } },
    ]);
    const id = await published('without-title', { title: 'Geheimtitel', category: 'products' });
    const { title, category, publicationDate } = (await find('without-title', token)) ?? {};
    expect({ title, category, publicationDate }).toEqual({
      title: '',
      category: null,
      publicationDate: null,
    });
    expect((await page('search=geheimtitel', token)).total).toBe(0);
    expect((await page('search=geheimtitel')).total).toBe(1);
    await posts.remove(id);
  });

  test('only what somebody made himself is there where the role says so', async () => {
    const { token } = await joinWith(url, adminToken, 'reads-his-own-posts', [
      {
        action: 'plugin::content-manager.explorer.create',
        subject: uid,
        properties: { fields, locales: ['de'] },
      },
      {
        ...{ action: read, subject: uid, properties: { fields, locales: ['de'] } },
        conditions: ['admin::is-creator'],
      },
    ]);
    const theirs = await draft('theirs');
    const own = await panel(url, token, uid).create({ slug: 'own', title: 'own' });
    expect(own.status).toBe(201);
    expect(slugsOf(await page('', token))).toEqual(['own']);
    for (const id of [theirs, own.body.data.documentId]) await posts.remove(id);
  });

  test('without the right to read posts the list is refused, and to strangers', async () => {
    const { token } = await joinWith(url, adminToken, 'reads-no-posts', [
      { action: read, subject: 'api::section.section', properties: { fields: ['title'], locales: ['de'] } },
    ]);
    expect((await siteAdmin(url, token).get('/posts')).status).toBe(403);
    expect((await siteAdmin(url, undefined).get('/posts')).status).toBe(401);
    const { body } = await siteAdmin(url, token).get<{ may: { posts: object } }>('/session');
    expect(body.may.posts).toEqual({ create: false, read: false, update: false });
  });
});
