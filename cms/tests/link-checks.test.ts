import { afterEach, expect, inject, test } from 'vitest';
import type { LinkCheck, LinksHere } from '../contract/link-check';
import { panel } from './panel';
import { joinWith } from './people';
import { uploadPicture } from './pictures';
import './provided';
import { type Failure, siteAdmin } from './site-admin';

const { url, adminToken } = inject('cms');
const BLOG_POST = 'api::blog-post.blog-post';
const posts = panel(url, adminToken, BLOG_POST);
const products = panel(url, adminToken, 'api::project.project');
const checkOf = (kind: string, key: string, token = adminToken) =>
  siteAdmin(url, token).get<LinkCheck & Failure>(`/link-checks?kind=${kind}&key=${encodeURIComponent(key)}`);

const made: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const remove of made.splice(0)) await remove();
});

async function post(data: object) {
  const { body } = await posts.create(data);
  made.push(() => posts.remove(body.data.documentId));
  return body.data;
}

/** Stores a text as a post, and returns the links that lead nowhere. */
async function brokenIn(content: string) {
  const { body: created } = await posts.create({ title: 'Mit Links', slug: 'mit-links', content });
  const { documentId } = created.data;
  const { status, body } = await checkOf('post', documentId);
  await posts.remove(documentId);
  expect([status, body.key]).toEqual([200, 'mit-links']);
  return body.broken.map(({ link, problem }) => [link, problem]);
}

test('links to pages, places and files of the site are right', async () => {
  const text = [
    ...['[a](/careers)', '[b](/en/careers)', '[c](/#contact)', '[d](/documentation#ti-transformation)'],
    ...['[e](/products/idatik)', '[f](/blog/)', '[g](/idatik-openapi.json)', '[h](/blog?tag=TI)'],
    ...['[i](/TI-2.0-Transformation-Whitepaper.html#10-glossar)', '[j](#h-zweiter-teil)'],
    ...['[l](https://example.org/gibt-es-nicht)', '[m](mailto:a@example.org)', '`[n](/nur-code)`'],
    '\n\n## Zweiter **Teil**',
  ];
  expect(await brokenIn(text.join(' '))).toEqual([]);
});

test('each link that leads nowhere is named, with what is missing', async () => {
  const text =
    '[a](/gibt-es-nicht) [b](/careers#nirgends) [c](#h-nirgends) ![d](/uploads/weg_1a2b.png) [e](/EN/blog) [f](/eu-id#source-99) [g](/careers#steps-title) [h](/TI-2.0-Transformation-Whitepaper.html#anhang)';
  expect(await brokenIn(text)).toEqual([
    ['/gibt-es-nicht', 'page'],
    ['/careers#nirgends', 'place'],
    ['#h-nirgends', 'place'],
    ['/uploads/weg_1a2b.png', 'picture'],
    ['/EN/blog', 'page'],
    ['/eu-id#source-99', 'place'],
    ['/careers#steps-title', 'place'],
    ['/TI-2.0-Transformation-Whitepaper.html#anhang', 'place'],
  ]);
});

test('a picture is there as long as its file is', async () => {
  const file = await uploadPicture(url, adminToken, 'verlinkt.png');
  expect(await brokenIn(`![Bild](${file.url})`)).toEqual([]);
});

test('a product is there once it is published', async () => {
  const { body } = await products.create({ key: 'verlinkt', title: 'Verlinkt' });
  made.push(() => products.remove(body.data.documentId));
  expect(await brokenIn('[a](/products/verlinkt)')).toEqual([['/products/verlinkt', 'page']]);
  await products.save(body.data.documentId, 'de', { isActive: true });
  expect(await brokenIn('[a](/products/verlinkt)')).toEqual([]);
});

test('a post is there once it is published, with its headings, also at its earlier address', async () => {
  const linked = await post({ title: 'Ziel', slug: 'ziel', content: '## Erster Teil' });
  const links = '[a](/blog/ziel) [b](/blog/ziel#h-erster-teil) [c](/en/blog/ziel)';
  expect(await brokenIn(links)).toHaveLength(3);
  await posts.publish(linked.documentId, 'de', { hideWhenUntranslated: true });
  expect(await brokenIn(links)).toEqual([['/en/blog/ziel', 'page']]);
  await posts.publish(linked.documentId, 'de', { slug: 'neues-ziel' });
  expect(await brokenIn('[a](/blog/ziel) [b](/blog/neues-ziel#h-zweiter)')).toEqual([
    ['/blog/neues-ziel#h-zweiter', 'place'],
  ]);
});

test('names language and field, in texts that editors have named too', async () => {
  const admin = siteAdmin(url, adminToken);
  const key = 'link-check';
  await admin.post('/content-sections', {
    sectionKey: key,
    translations: { de: { title: 'Titel' }, fr: { content: '[a](/rien)', hinweis: '[b](/#contact)' } },
  });
  made.push(() => admin.remove(`/content-sections/${key}`));
  const { body } = await checkOf('section', key);
  expect(body).toEqual({
    kind: 'section',
    key,
    broken: [{ language: 'fr', field: 'content', link: '/rien', problem: 'page' }],
  });
});

test('what an account may not read, or what there is not, is not found', async () => {
  const { documentId } = await post({ title: 'Geheim', slug: 'geheim', content: '[a](/nirgends)' });
  const read = 'plugin::content-manager.explorer.read';
  const stranger = await joinWith(url, adminToken, 'links-stranger', [
    { action: read, subject: 'api::section.section' },
  ]);
  expect((await checkOf('post', documentId, stranger.token)).status).toBe(404);
  expect((await checkOf('post', 'gibt-es-nicht')).status).toBe(404);
  expect((await checkOf('picture', '1')).status).toBe(400);
});

const linksTo = (kind: string, key: string, token = adminToken) =>
  siteAdmin(url, token).get<LinksHere>(`/links-here?kind=${kind}&key=${encodeURIComponent(key)}`);

test('names the texts that link to a page, by language, also to its earlier address', async () => {
  const goal = await post({ title: 'Ziel', slug: 'linked-goal', content: '[selbst](/blog/linked-goal)' });
  await posts.publish(goal.documentId, 'de');
  await posts.publish(goal.documentId, 'de', { slug: 'linked-goal-2' });
  expect((await linksTo('post', goal.documentId)).body).toEqual([]);

  const linking = await post({
    title: 'Verlinkt das Ziel',
    slug: 'linking',
    content: '[a](/blog/linked-goal) [b](/blog/linked-goal-2#h-teil)',
  });
  await posts.save(linking.documentId, 'en', { title: 'Links', content: '[a](/en/blog/linked-goal-2)' });
  await posts.save(linking.documentId, 'fr', { title: 'Sans', content: '/blog/linked-goal-2' });
  expect((await linksTo('post', goal.documentId)).body).toEqual([
    { kind: 'post', key: 'linking', name: 'Verlinkt das Ziel', languages: ['de', 'en'] },
  ]);
});

test('a section that is no page has no links, and texts that an account may not read are not told', async () => {
  const linking = await post({
    title: 'Verlinkt',
    slug: 'linking-page',
    content: '[a](/privacy) [b](/#about)',
  });
  expect((await linksTo('section', 'about')).body).toEqual([]);
  const admin = siteAdmin(url, adminToken);
  await admin.post('/content-sections', { sectionKey: 'privacy' });
  made.push(() => admin.remove('/content-sections/privacy'));
  const names = async (token?: string) =>
    (await linksTo('section', 'privacy', token)).body.map(({ key }) => key);
  expect(await names()).toContain(linking.slug);
  const read = 'plugin::content-manager.explorer.read';
  const { token } = await joinWith(url, adminToken, 'links-here-stranger', [
    { action: read, subject: 'api::section.section', properties: { fields: ['sectionKey'] } },
  ]);
  expect(await names(token)).toEqual([]);
  expect((await linksTo('post', linking.documentId, token)).status).toBe(404);
});
