import { expect, inject, test } from 'vitest';
import type { HistoryEntry } from '../contract/history';
import type { TextChange } from '../contract/page-text';
import { siteVersion } from './http-client';
import { panel } from './panel';
import { join, joinWith } from './people';
import { uploadPicture } from './pictures';
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
      [null, 'status', 'Launch', 'Pilot'],
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

const undo = (place: string, id: number | undefined, newest = id) =>
  admin.post<{ id: number }>(`/history/${place}/${id}`, { newest });
const newestOf = async (place: string, field: string) =>
  (await historyOf(`${place}?field=${field}`)).items[0];

test('publishing, scheduling, publishing anew and withdrawing a post are changes in its language', async () => {
  const posts = panel(url, adminToken, 'api::blog-post.blog-post');
  const post = { title: 'Titel', slug: 'to-publish', content: 'Text.' };
  const { documentId } = (await posts.create(post)).body.data;
  await posts.publish(documentId, 'de');
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();
  await posts.save(documentId, 'de', { ...post, publicationDate: tomorrow });
  await posts.publish(documentId, 'de');
  await posts.save(documentId, 'de', { ...post, publicationDate: tomorrow, content: 'Anders.' });
  await posts.publish(documentId, 'de');
  await posts.unpublish(documentId, 'de');
  const { items } = await historyOf('post/to-publish?field=publication');
  expect(items).toMatchObject([
    { language: 'de', source: 'panel', account: 'admin', before: tomorrow, after: null },
    { before: tomorrow, after: tomorrow },
    { before: expect.stringMatching(/Z$/), after: tomorrow },
    { before: null, after: expect.stringMatching(/Z$/) },
  ]);
  const [first] = items.slice(-1);
  expect(Date.parse(String(first?.after))).toBeLessThanOrEqual(Date.parse(first?.at ?? ''));
  expect((await undo('post/to-publish', items[0]?.id)).status).toBe(404);
  await posts.remove(documentId);
});

test('a picture of a section is recorded once, with its name, which stays when it is deleted', async () => {
  const picture = await uploadPicture(url, adminToken, 'of-the-history.png');
  const section = {
    sectionKey: 'with-a-picture',
    translations: { de: { title: 'Titel' }, en: { title: 'Title' } },
  };
  await admin.post('/content-sections', section);
  await admin.put('/content-sections/with-a-picture', { images: { main: picture.id } });
  await admin.put(`/media/${picture.id}`, { alternativeTexts: { de: 'Ein Bild' } });
  const place = 'section/with-a-picture';
  const shown = {
    picture: picture.id,
    name: 'of-the-history.png',
    url: picture.url,
    alternativeText: 'Ein Bild',
  };
  expect(changed(await historyOf(`${place}?field=images.main`))).toEqual([
    [null, 'images.main', null, shown],
  ]);
  await admin.put('/content-sections/with-a-picture', { images: { main: null } });
  const added = await newestOf(place, 'images.main');
  expect((await undo(place, added?.id)).status).toBe(201);
  const { body } = await admin.get<{ images: object }>('/content-sections/with-a-picture');
  expect(body.images).toEqual({ main: picture.url });
  const again = await newestOf(place, 'images.main');
  expect((await undo(place, again?.id)).status).toBe(201);
  expect((await admin.remove(`/media/${picture.id}`)).status).toBe(204);
  const lost = { picture: picture.id, name: 'of-the-history.png', url: null, alternativeText: '' };
  const taken = await newestOf(place, 'images.main');
  expect(taken).toMatchObject({ before: lost, after: null });
  const refused = await undo(place, taken?.id);
  expect([refused.status, refused.body.error.details.code]).toEqual([400, 'picture-unknown']);
});

test('an undone change puts the earlier text back, is a change itself and can be undone', async () => {
  const texts = (title: string) => ({ translations: { de: { title, hint: `${title}!` } } });
  await admin.post('/content-sections', { sectionKey: 'to-undo', ...texts('Eins') });
  await admin.put('/content-sections/to-undo', texts('Zwei'));
  await admin.put('/content-sections/to-undo', texts('Drei'));
  const textsNow = async () =>
    (await admin.get<{ translations: object }>('/content-sections/to-undo')).body.translations;
  for (const field of ['title', 'hint']) {
    const [newest, second] = (await historyOf(`section/to-undo?field=${field}`)).items;
    const undone = await undo('section/to-undo', second?.id, newest?.id);
    expect(undone.status).toBe(201);
    expect(await newestOf('section/to-undo', field)).toMatchObject({ id: undone.body.id, source: 'api' });
  }
  expect(await textsNow()).toEqual({ de: { title: 'Eins', hint: 'Eins!' } });
  const { id } = (await newestOf('section/to-undo', 'title')) ?? {};
  expect((await undo('section/to-undo', id)).status).toBe(201);
  expect(await textsNow()).toEqual({ de: { title: 'Drei', hint: 'Eins!' } });
});

test('nothing newer than what the editor saw is undone, nor the key of an entry or a required title', async () => {
  await admin.post('/projects', { key: 'to-undo', title: { de: 'Eins' } });
  const seen = await newestOf('project/to-undo', 'title');
  const answer = async (id: number | undefined) => {
    const { status, body } = await undo('project/to-undo', id);
    return [status, body.error.details.code ?? body.error.name];
  };
  expect(await answer(seen?.id)).toEqual([400, 'field-required']);
  expect(await answer((await newestOf('project/to-undo', 'key'))?.id)).toEqual([400, 'key-fixed']);
  await admin.put('/projects/to-undo', { title: { de: 'Zwei' } });
  expect(await answer(seen?.id)).toEqual([409, 'EditConflict']);
  expect((await undo('project/to-undo', 999_999_999)).status).toBe(404);
  expect(await newestOf('project/to-undo', 'title')).toMatchObject({ after: 'Zwei' });
});

test('texts of pages, drafts of posts and single entries are put back too', async () => {
  const place = { file: 'to-undo', language: 'de', key: 'hero.title' } as const;
  await admin.put('/page-texts', { changes: [{ ...place, from: null, to: 'Hallo' }] });
  const page = await newestOf('page-text/to-undo', 'hero.title');
  expect((await undo('page-text/to-undo', page?.id)).status).toBe(201);
  expect((await admin.get<{ texts: object }>('/page-texts/to-undo')).body.texts).toEqual({ de: {} });

  const posts = panel(url, adminToken, 'api::blog-post.blog-post');
  const { documentId } = (await posts.create({ title: 'Titel', slug: 'to-undo', content: 'Eins.' })).body
    .data;
  await posts.publish(documentId, 'de');
  await posts.save(documentId, 'de', { content: 'Zwei.' });
  const draft = await newestOf('post/to-undo', 'content');
  expect((await undo('post/to-undo', draft?.id)).status).toBe(201);
  expect(await newestOf('post/to-undo', 'content')).toMatchObject({ before: 'Zwei.', after: 'Eins.' });
  await posts.remove(documentId);

  await admin.put('/company', { telephone: '+49 821 5550100' });
  const telephone = await newestOf('company/company', 'telephone');
  expect((await undo('company/company', telephone?.id)).status).toBe(201);
  expect((await admin.get<{ telephone: string | null }>('/company')).body.telephone).toBeNull();
});

test('who may not change an entry cannot undo anything', async () => {
  const author = await join(url, adminToken, 'author', 'no-undoer');
  const { status } = await siteAdmin(url, author.token).post('/history/section/about/1', { newest: 1 });
  expect(status).toBe(403);
});
