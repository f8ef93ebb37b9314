import { expect, inject, test } from 'vitest';
import type { HistoryEntry } from '../contract/history';
import type { TextChange } from '../contract/page-text';
import { siteVersion } from './http-client';
import { panel } from './panel';
import { join, joinWith } from './people';
import { type siteAdmin as SiteAdmin, siteAdmin } from './site-admin';
import './provided';

const { url, adminToken } = inject('cms');
const admin = siteAdmin(url, adminToken);

type Page = { items: HistoryEntry[]; total: number };
const historyOf = async (place: string, by: ReturnType<typeof SiteAdmin> = admin) =>
  (await by.get<Page>(`/history/${place}`)).body;
const changed = ({ items }: Page) =>
  items.map(({ language, field, before, after }) => [language, field, before, after]);

test('a save of /admin is there with its account, its languages, and old and new texts', async () => {
  const translations = { de: { title: 'Alt' }, en: { title: 'Old' } };
  const { body: section } = await admin.post<{ etag: string }>('/content-sections', {
    sectionKey: 'of-the-history',
    translations,
  });
  await admin.put(
    '/content-sections/of-the-history',
    { translations: { de: { title: 'Neu' } } },
    section.etag,
  );
  const history = await historyOf('section/of-the-history');
  expect(history.items[0]).toEqual({
    id: expect.any(Number),
    at: expect.stringMatching(/Z$/),
    account: 'admin',
    source: 'api',
    language: 'de',
    field: 'title',
    before: 'Alt',
    after: 'Neu',
  });
  expect(changed(history)).toContainEqual(['en', 'title', null, 'Old']);
  expect(changed(await historyOf('section/of-the-history?language=en'))).toEqual([
    ['en', 'title', null, 'Old'],
  ]);
  expect(history.total).toBe(history.items.length);
});

test('a save of Strapi’s panel is there too, shared fields once', async () => {
  const projects = panel(url, adminToken, 'api::project.project');
  const { body } = await projects.create({ key: 'of-the-history', title: 'Alt', stage: 'Launch' });
  const { documentId } = body.data;
  await projects.save(documentId, 'en', { title: 'Old' });
  await projects.save(documentId, 'de', { title: 'Neu', stage: 'Pilot' });
  const history = await historyOf('project/of-the-history?pageSize=2');
  expect(history.items.map(({ source }) => source)).toEqual(['panel', 'panel']);
  expect(changed(history)).toEqual(
    expect.arrayContaining([
      ['de', 'title', 'Alt', 'Neu'],
      [null, 'stage', 'Launch', 'Pilot'],
    ]),
  );
  expect(history.total).toBeGreaterThan(2);
});

test('a post’s drafts are recorded, and a discarded one as a change back', async () => {
  const posts = panel(url, adminToken, 'api::blog-post.blog-post');
  const { body } = await posts.create({ title: 'Titel', slug: 'of-the-history', content: 'Text.' });
  const { documentId } = body.data;
  await posts.publish(documentId, 'de');
  await posts.save(documentId, 'de', { content: 'Anders.' });
  await posts.discard(documentId, 'de');
  const history = await historyOf('post/of-the-history?field=content');
  expect(changed(history)).toEqual([
    ['de', 'content', 'Anders.', 'Text.'],
    ['de', 'content', 'Text.', 'Anders.'],
    ['de', 'content', null, 'Text.'],
  ]);
});

test('texts of the pages are recorded one by one, a built-in one as nothing', async () => {
  const change = (from: string | null, to: string | null): TextChange => ({
    ...{ file: 'of-the-history', language: 'de', key: 'hero.title' },
    ...{ from, to },
  });
  expect(await historyOf('page-text/of-the-history')).toEqual({ items: [], total: 0 });
  await admin.put('/page-texts', { changes: [change(null, 'Hallo')] });
  await admin.put('/page-texts', { changes: [change('Hallo', null)] });
  expect(changed(await historyOf('page-text/of-the-history?field=hero.title'))).toEqual([
    ['de', 'hero.title', 'Hallo', null],
    ['de', 'hero.title', null, 'Hallo'],
  ]);
});

test('the appearance has a history', async () => {
  await admin.put('/appearance', { greyColor: '#dce6ec' });
  await admin.put('/appearance', { greyColor: null });
  expect(changed(await historyOf('appearance/appearance?pageSize=1'))).toEqual([
    [null, 'greyColor', '#dce6ec', null],
  ]);
});

test('a refused save leaves nothing, and reading changes no version', async () => {
  const before = await historyOf('section/about');
  const version = await siteVersion(url);
  const refused = await admin.put('/content-sections/about', {
    translations: { de: { title: 'x'.repeat(9_999) } },
  });
  expect(refused.status).toBe(400);
  expect(await historyOf('section/about')).toEqual(before);
  expect(await siteVersion(url)).toBe(version);
});

test('an account sees the changes of its languages and fields only', async () => {
  const translator = await joinWith(url, adminToken, 'historian', [
    {
      action: 'plugin::content-manager.explorer.read',
      subject: 'api::section.section',
      properties: { fields: ['title'], locales: ['en'] },
    },
  ]);
  const texts = (word: string) => ({ title: word, description: word });
  await admin.post('/content-sections', {
    sectionKey: 'of-a-translator',
    translations: { de: texts('Deutsch'), en: texts('English') },
  });
  const theirs = siteAdmin(url, translator.token);
  expect(await historyOf('section/of-a-translator', theirs)).toMatchObject({
    items: [{ language: 'en', field: 'title' }],
    total: 1,
  });
  expect((await theirs.get('/history/project/idatik')).status).toBe(403);
  expect((await admin.get('/history/section/no-such-section')).status).toBe(404);
});

interface Deleted {
  id: number;
  key: string;
  name: string;
}
const deleted = async (kind: string, key: string) =>
  (await admin.get<Deleted[]>(`/deleted/${kind}`)).body.find((entry) => entry.key === key);

test('a deleted section comes back with its texts in all languages, and is then no longer among the deleted', async () => {
  const texts = { de: { title: 'Alt', hint: 'Hinweis' }, fr: { title: 'Ancien' } };
  await admin.post('/content-sections', { sectionKey: 'to-restore', translations: texts });
  expect(await deleted('section', 'to-restore')).toBeUndefined();
  await admin.remove('/content-sections/to-restore');
  const entry = await deleted('section', 'to-restore');
  expect(entry).toMatchObject({ name: 'Alt', account: 'admin', at: expect.any(String) });
  const again = await admin.post<{ key: string }>(`/deleted/section/${entry?.id}`, {});
  expect([again.status, again.body]).toEqual([201, { key: 'to-restore' }]);
  const { body } = await admin.get<{ translations: object }>('/content-sections/to-restore');
  expect(body.translations).toMatchObject(texts);
  expect(await deleted('section', 'to-restore')).toBeUndefined();
  expect((await admin.post(`/deleted/section/${entry?.id}`, {})).status).toBe(409);
  expect((await admin.post('/deleted/section/999999999', {})).status).toBe(404);
});

test('a deleted product comes back with what all languages share, and a deleted post as a draft', async () => {
  const projects = panel(url, adminToken, 'api::project.project');
  const product = { key: 'to-restore', title: 'Produkt', stage: 'Pilot', color: 'teal', isActive: false };
  const { body } = await projects.create(product);
  await projects.remove(body.data.documentId);
  const posts = panel(url, adminToken, 'api::blog-post.blog-post');
  const post = { title: 'Beitrag', slug: 'to-restore', content: 'Text.', tags: 'TI' };
  const { documentId } = (await posts.create(post)).body.data;
  await posts.publish(documentId, 'de');
  await posts.remove(documentId);
  for (const kind of ['project', 'post']) {
    const entry = await deleted(kind, 'to-restore');
    expect((await admin.post(`/deleted/${kind}/${entry?.id}`, {})).status).toBe(201);
  }
  expect(await projects.list()).toContainEqual(expect.objectContaining(product));
  expect(await posts.list()).toContainEqual(expect.objectContaining({ ...post, status: 'draft' }));
});

test('who may create nothing sees nothing deleted', async () => {
  const author = await join(url, adminToken, 'author', 'no-restorer');
  const theirs = siteAdmin(url, author.token);
  expect((await theirs.get('/deleted/section')).status).toBe(403);
  expect((await theirs.post('/deleted/section/1', {})).status).toBe(403);
});
