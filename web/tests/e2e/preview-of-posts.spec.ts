import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { copy } from './support/copy';
import { signInAsAdministrator } from './support/editor';
import { environment } from './support/environment';
import { panelLink } from './support/panel-link';
import { PreviewFrame } from './support/preview-frame';
import { expect, open, test } from './support/site-test';
import { strapi } from './support/strapi';

const { preview: labels, postStates } = copy('de', 'admin-preview');

const FOLLOWING = 'html[data-has-preview-bar] [data-preview-bar]';

const bar = (page: Page) => page.getByRole('complementary', { name: labels.title });
const newWord = () => `Vorhaben${randomUUID().slice(0, 8)}`;

async function draftLink(documentId: string, locale = 'de'): Promise<string> {
  const { pathname, search } = await panelLink('blog-post', documentId, locale, 'draft');
  return pathname + search;
}

async function readByVisitors(request: APIRequestContext): Promise<string> {
  const addresses = [
    '/de/blog',
    '/en/blog',
    '/api/blog?lang=de',
    '/de/blog/feed.xml',
    '/de/blog/feed.json',
    '/sitemap.xml',
  ];
  const answers = await Promise.all(addresses.map((address) => request.get(address)));
  return (await Promise.all(answers.map((answer) => answer.text()))).join('\n');
}

const isFound = async (request: APIRequestContext, word: string, slug: string) =>
  (await (await request.get(`/de/search?q=${word}`)).text()).includes(slug);

test('a draft is shown by its link before it was ever published, and nowhere else', async ({
  page,
  request,
  createDraft,
}) => {
  const word = newWord();
  const { documentId, slug } = await createDraft({
    title: word,
    content: '## Teil\n\nText.',
    seoTitle: word,
  });
  const response = await open(page, await draftLink(documentId));
  expect(response?.headers()).toMatchObject({
    'x-robots-tag': 'noindex',
    'cache-control': 'private, no-store',
  });
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(word);
  await expect(bar(page)).toHaveText(`${labels.title} ${postStates.draft}`);
  await expect(bar(page)).toBeInViewport();
  await expectAccessible(page);

  // Compares no texts, which would flood the failure message.
  expect((await readByVisitors(request)).includes(slug)).toBe(false);
  expect(await isFound(request, word, slug)).toBe(false);
  for (const address of [`/de/blog/${slug}`, `/api/blog/${slug}`]) {
    expect((await request.get(address)).status()).toBe(404);
  }
});

test('a changed and a planned post show what is not published yet, and say so', async ({
  page,
  request,
  createPost,
}) => {
  const word = newWord();
  const { documentId, slug } = await createPost({ title: 'Davor', content: 'Text.' });
  await open(page, await draftLink(documentId));
  await expect(bar(page)).toContainText(postStates.published);

  await strapi.posts.save(documentId, 'de', { title: word });
  await open(page, await draftLink(documentId));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(word);
  await expect(bar(page)).toContainText(postStates.modified);
  expect((await readByVisitors(request)).includes(word)).toBe(false);
  expect(await isFound(request, word, slug)).toBe(false);
  const published = await panelLink('blog-post', documentId, 'de', 'published');
  expect(published.search).toBe('');
  expect(await (await request.get(`/de/blog/${slug}`)).text()).toContain('Davor');

  await strapi.posts.save(documentId, 'de', { publicationDate: '2999-03-05T09:30:00.000Z' });
  await strapi.posts.publish(documentId, 'de');
  await open(page, await draftLink(documentId));
  await expect(bar(page)).toContainText('Veröffentlichung geplant für 5. März 2999 um 10:30 Uhr');
  expect((await request.get(`/de/blog/${slug}`)).status()).toBe(404);
});

test('a draft that has no title yet can be looked at', async ({ page, createDraft }) => {
  const { documentId } = await createDraft({ title: '', slug: '', excerpt: 'Nur ein Anriss' });
  await open(page, await draftLink(documentId));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(labels.untitled);
  await expect(page.getByText('Nur ein Anriss')).toBeVisible();
});

test('a link opens no other post, no other language and nothing after it was changed', async ({
  request,
  createDraft,
}) => {
  const [own, other] = [await createDraft({}), await createDraft({})];
  await strapi.posts.save(own.documentId, 'en', { title: 'English' });
  const link = await draftLink(own.documentId);
  const search = link.slice(link.indexOf('?'));
  expect((await request.get(link)).status()).toBe(200);
  const addresses = [
    `/de/blog/${own.slug}`,
    `/de/blog/${own.slug}?preview=1`,
    `/de/blog/${other.slug}${search}`,
    `/en/blog/${own.slug}${search}`,
    link.slice(0, -1),
    link.replace('draft=', 'draft=x'),
  ];
  for (const address of addresses) expect((await request.get(address)).status()).toBe(404);
});

test('an editor who is signed in to /admin sees the draft without a link', async ({
  page,
  context,
  createDraft,
}) => {
  await signInAsAdministrator(context);
  const { slug } = await createDraft({ title: 'Bald', content: 'Text.' });
  await open(page, `/de/blog/${slug}?preview=1`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bald');
  await expect(bar(page)).toBeVisible();
});

test.describe("in the frame of Strapi's preview screen", () => {
  const LONG = Array.from({ length: 60 }, (_, index) => `Absatz ${index}`).join('\n\n');

  test('the draft follows each save and stays where the editor reads', async ({
    page,
    complaints,
    createDraft,
  }) => {
    complaints.welcome(new URL(environment.cmsUrl).host);
    const { documentId } = await createDraft({ title: 'Entwurf', content: LONG });
    const frame = new PreviewFrame(page);
    const link = await panelLink('blog-post', documentId, 'de', 'draft');
    await frame.loadInPanel(link.href);
    const { contents } = frame;
    await contents.locator(FOLLOWING).waitFor();
    const paragraph = contents.getByText('Absatz 50', { exact: true });
    await paragraph.scrollIntoViewIfNeeded();
    const scrolledBy = () => contents.locator('html').evaluate((html) => html.scrollTop);
    const before = await scrolledBy();
    expect(before).toBeGreaterThan(100);

    await strapi.posts.save(documentId, 'de', { content: LONG.replace('Absatz 50', 'Absatz fünfzig') });
    await frame.post({ type: 'strapiUpdate' });
    await expect(contents.getByText('Absatz fünfzig', { exact: true })).toBeInViewport();
    expect(await scrolledBy()).toBe(before);
  });

  test('the page itself cannot say that something was saved, and links stay where they are', async ({
    page,
    createDraft,
  }) => {
    const { documentId } = await createDraft({ title: 'Entwurf', content: 'Text.' });
    const frame = new PreviewFrame(page);
    const link = await draftLink(documentId);
    await frame.load(link);
    const { contents } = frame;
    await contents.locator(FOLLOWING).waitFor();
    await contents.getByRole('link', { name: copy('de', 'blog').labels.back }).click();
    await expect(contents.getByText(labels.links, { exact: true })).toBeVisible();

    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await strapi.posts.save(documentId, 'de', { title: 'Geändert' });
    await frame.post({ type: 'strapiUpdate' });
    // Earlier messages have been handled by now, and none caused a request.
    await contents.locator('html').evaluate(() => new Promise((heard) => setTimeout(heard)));
    expect(asked).toEqual([]);
    await expect(contents.getByRole('heading', { level: 1 })).toHaveText('Entwurf');
  });

  test('a preview in a window of its own looks again when the editor comes back', async ({
    page,
    createDraft,
  }) => {
    const { documentId } = await createDraft({ title: 'Entwurf', content: 'Text.' });
    await open(page, await draftLink(documentId));
    await page.locator(FOLLOWING).waitFor();
    await strapi.posts.save(documentId, 'de', { title: 'Gespeichert' });
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gespeichert');
  });
});
