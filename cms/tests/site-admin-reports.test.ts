import { afterEach, expect, inject, test } from 'vitest';
import type { Finding, FindingPage } from '../contract/report';
import type { Report } from '../contract/report-fields';
import { panel } from './panel';
import { join, joinWith } from './people';
import { uploadPicture } from './pictures';
import './provided';
import { type Failure, siteAdmin } from './site-admin';
import { execute } from './stored-rows';

const { url, adminToken, folder } = inject('cms');
const admin = siteAdmin(url, adminToken);
const posts = panel(url, adminToken, 'api::blog-post.blog-post');

const made: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const remove of made.splice(0)) await remove();
});

async function post(data: object) {
  const { body } = await posts.create(data);
  made.push(() => posts.remove(body.data.documentId));
  return body.data;
}

async function picture(name: string) {
  const { id } = await uploadPicture(url, adminToken, name);
  made.push(() => admin.remove(`/media/${id}`));
  return id;
}

async function reportOf(report: Report, token = adminToken): Promise<FindingPage> {
  const { status, body } = await siteAdmin(url, token).get<FindingPage>(
    `/reports?report=${report}&pageSize=100`,
  );
  expect(status).toBe(200);
  expect(body.items.every((item) => item.report === report)).toBe(true);
  expect(body.counts[report]).toBe(body.total);
  return body;
}

const about = async (report: Report, key: string, token?: string): Promise<Finding[]> =>
  (await reportOf(report, token)).items.filter((item) => item.key === key);

test('names a link that leads nowhere in a draft, with its field and language, until it is mended', async () => {
  const { documentId } = await post({ title: 'Bericht', slug: 'bericht', content: '[a](/careers)' });
  expect(await about('link', 'bericht')).toEqual([]);
  await posts.save(documentId, 'en', { title: 'Report', content: '[a](/nowhere) [b](/careers#none)' });
  const [page, place] = await about('link', 'bericht');
  const found = { kind: 'post', key: 'bericht', name: 'Bericht', languages: ['en'], field: 'content' };
  expect(page).toMatchObject({ ...found, link: '/nowhere', problem: 'page' });
  expect(place).toMatchObject({ ...found, link: '/careers#none', problem: 'place' });
  expect(page?.panelPath).toContain(documentId);
  await posts.save(documentId, 'en', { content: '[a](/careers)' });
  expect(await about('link', 'bericht')).toEqual([]);
});

test('names texts longer than search engines show or a field takes', async () => {
  const { documentId } = await post({ title: 'Lang', slug: 'lang', seoTitle: 'x'.repeat(61) });
  expect(await about('length', 'lang')).toEqual([
    expect.objectContaining({ field: 'seoTitle', languages: ['de'], length: { count: 61, limit: 60 } }),
  ]);
  await posts.save(documentId, 'de', { seoTitle: 'x'.repeat(60) });
  expect(await about('length', 'lang')).toEqual([]);
});

test('names what is wrong in a landing page and its blocks, and nothing of a removed block', async () => {
  const texts = { de: { 'abcd-text': '[a](/nowhere)', 'abce-text': '[a](/topics/none)' } };
  const json = { key: 'bericht-seite', title: { de: 'Seite' }, description: { de: 'x'.repeat(156) }, texts };
  const blocks = ['text abcd', 'text abce'];
  expect((await admin.post('/landing-pages', { ...json, blocks })).status).toBe(201);
  made.push(() => admin.remove('/landing-pages/bericht-seite'));
  const links = async () => (await about('link', 'bericht-seite')).map(({ field, link }) => [field, link]);
  expect(await links()).toEqual([
    ['abcd-text', '/nowhere'],
    ['abce-text', '/topics/none'],
  ]);
  expect(await about('length', 'bericht-seite')).toMatchObject([
    { kind: 'landing-page', field: 'description', length: { count: 156, limit: 155 } },
  ]);
  expect((await about('translation', 'bericht-seite')).flatMap(({ languages }) => languages)).toHaveLength(6);
  await admin.put('/landing-pages/bericht-seite', { blocks: ['text abcd'] });
  expect(await links()).toEqual([['abcd-text', '/nowhere']]);
});

test('names the links of an event and of a reference', async () => {
  const event = { key: 'bericht-termin', title: { de: 'Messe' }, link: '/nowhere' };
  expect((await admin.post('/events', event)).status).toBe(201);
  made.push(() => admin.remove('/events/bericht-termin'));
  const reference = { key: 'bericht-stimme', title: 'Ada', quote: { en: '[a](/gone)' } };
  expect((await admin.post('/references', reference)).status).toBe(201);
  made.push(() => admin.remove('/references/bericht-stimme'));
  expect(await about('link', 'bericht-termin')).toMatchObject([
    { kind: 'event', field: 'link', languages: ['de'] },
  ]);
  expect(await about('link', 'bericht-stimme')).toMatchObject([
    { kind: 'reference', field: 'quote', languages: ['en'] },
  ]);
});

test('names the languages that lack a text that German has', async () => {
  const { documentId } = await post({ title: 'Übersetzt', slug: 'uebersetzt' });
  const languages = async () =>
    (await about('translation', 'uebersetzt')).flatMap((found) => found.languages);
  expect(await languages()).toEqual(['en', 'fr', 'it', 'es', 'nl', 'sq']);
  await posts.save(documentId, 'en', { title: 'Translated' });
  expect(await languages()).not.toContain('en');
});

test('names pages that nobody has changed for a year, in no language', async () => {
  const { documentId } = await post({ title: 'Alt', slug: 'alt' });
  await posts.save(documentId, 'en', { title: 'Old' });
  expect(await about('age', 'alt')).toEqual([]);
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  const age = async (language: string, date: Date) => {
    const where = `document_id = '${documentId}' AND locale = '${language}'`;
    await execute(folder, `UPDATE blog_posts SET updated_at = '${date.toISOString()}' WHERE ${where}`);
  };
  await age('de', daysAgo(400));
  await age('en', daysAgo(366));
  await post({ title: 'Changes the content', slug: 'changes-the-content' });
  const [found] = await about('age', 'alt');
  expect(found).toMatchObject({ languages: [], field: null, kind: 'post' });
  expect(found?.lastUpdated?.slice(0, 10)).toBe(daysAgo(366).toISOString().slice(0, 10));
});

test('names pictures without a German text until they have one', async () => {
  const id = await picture('ohne-text.png');
  expect(await about('picture-text', String(id))).toEqual([
    expect.objectContaining({ kind: 'picture', name: 'ohne-text.png', field: 'alternativeText' }),
  ]);
  await admin.put(`/media/${id}`, { alternativeText: 'Ein Bild' });
  expect(await about('picture-text', String(id))).toEqual([]);
});

test('shows nothing of what an account may not read', async () => {
  const { documentId } = await post({ title: 'Geheim', slug: 'geheim-bericht', content: '[a](/nirgends)' });
  await posts.save(documentId, 'en', { title: 'Secret', content: '[a](/nowhere)' });
  const id = await picture('geheim.png');
  const read = 'plugin::content-manager.explorer.read';
  const section = { action: read, subject: 'api::section.section' };
  const stranger = await joinWith(url, adminToken, 'reports-stranger', [section]);
  expect(await about('link', 'geheim-bericht', stranger.token)).toEqual([]);
  expect(await about('picture-text', String(id), stranger.token)).toEqual([]);
  const properties = { fields: ['title'], locales: ['de'] };
  const reader = await joinWith(url, adminToken, 'reports-reader', [
    section,
    { action: read, subject: 'api::blog-post.blog-post', properties },
  ]);
  expect(await about('link', 'geheim-bericht', reader.token)).toEqual([]);
  expect(await about('translation', 'geheim-bericht', reader.token)).toEqual([]);
  expect(await about('link', 'geheim-bericht')).toHaveLength(2);
});

async function checkOutside() {
  expect((await admin.post('/reports', { report: 'outside-link' })).status).toBe(204);
  await expect.poll(async () => (await reportOf('outside-link')).outside.isRunning).toBe(false);
  return (await reportOf('outside-link')).outside;
}

test('checks links to other sites when an editor asks, and keeps what it found', async () => {
  const links = '[a](http://example.org/plain) [b](https://127.0.0.1/) [c](/careers)';
  const { documentId } = await post({ title: 'Nach außen', slug: 'nach-aussen', content: links });
  expect(await about('outside-link', 'nach-aussen')).toEqual([]);

  const author = await join(url, adminToken, 'author', 'reports-author');
  expect(
    (await siteAdmin(url, author.token).post<Failure>('/reports', { report: 'outside-link' })).status,
  ).toBe(403);
  const outside = await checkOutside();
  expect(Date.now() - Date.parse(outside.checkedAt ?? '')).toBeLessThan(60_000);
  const found = await about('outside-link', 'nach-aussen');
  expect(found.map(({ link, problem, field }) => [link, problem, field])).toEqual([
    ['http://example.org/plain', 'unchecked', 'content'],
    ['https://127.0.0.1/', 'unreachable', 'content'],
  ]);
  await posts.save(documentId, 'de', { content: '' });
  expect(await about('outside-link', 'nach-aussen')).toEqual([]);
});

test('blames no link where no other site can be reached', async () => {
  const links = [1, 2, 3].map((last) => `[a](https://127.0.0.${last}/)`).join(' ');
  await post({ title: 'Abgeschnitten', slug: 'abgeschnitten', content: links });
  expect((await checkOutside()).isCutOff).toBe(true);
  expect(await about('outside-link', 'abgeschnitten')).toEqual([]);
});
