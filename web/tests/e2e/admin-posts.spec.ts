import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { openAdmin, tab } from './support/admin-screen';
import { expectAccessible } from './support/axe';
import { copy } from './support/copy';
import { environment } from './support/environment';
import { test as base, expect } from './support/site-test';
import { strapi } from './support/strapi';

const texts = copy('de', 'admin-posts');

interface Fixtures {
  /** In the titles of a draft, a scheduled post and a published one. */
  word: string;
}

const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from this pattern
  word: async ({}, use) => {
    const word = `Reiter${randomUUID().slice(0, 8)}`;
    const fields = (name: string) => ({
      slug: `e2e-${name}-${word.toLowerCase()}`,
      title: `${word} ${name}`,
    });
    const draft = await strapi.posts.create(fields('draft'), 'de');
    const dates = { waiting: '2199-03-04T08:00:00.000Z', live: '2020-03-04T08:00:00.000Z' };
    const waiting = await strapi.posts.create({ ...fields('waiting'), publicationDate: dates.waiting }, 'de');
    const live = await strapi.posts.create({ ...fields('live'), publicationDate: dates.live }, 'de');
    for (const id of [waiting, live]) await strapi.posts.publish(id, 'de');
    await strapi.posts.save(live, 'en', { title: `${word} in English` });
    await use(word);
    for (const id of [draft, waiting, live]) await strapi.posts.remove(id);
  },
});

const posts = (page: Page) => page.getByRole('list', { name: texts.list.label }).locator('> li');
const version = (page: Page, title: string, language: string) =>
  page
    .getByRole('list', { name: texts.versions.label.replace('{{title}}', title) })
    .getByRole('link', { name: language });

test('an editor finds a post, sees where it stands, and goes from there to Strapi, preview and page', async ({
  page,
  context,
  word,
}) => {
  await openAdmin(page);
  await tab(page, 'posts').press('Enter');
  await expect(posts(page).first()).toBeVisible();
  await page.getByRole('searchbox', { name: texts.list.search }).fill(word);
  await expect(posts(page)).toHaveCount(3);
  await expect(version(page, `${word} draft`, 'Deutsch')).toContainText(texts.states.draft);
  await expect(version(page, `${word} waiting`, 'Deutsch')).toContainText(texts.states.scheduled);
  await expect(version(page, `${word} live`, 'Deutsch')).toContainText(texts.states.published);
  await expect(version(page, `${word} live`, 'Englisch')).toContainText(texts.states.draft);
  await expectAccessible(page);

  await page.getByRole('button', { name: new RegExp(`^${texts.filters.scheduled}`) }).click();
  await expect(posts(page)).toHaveCount(1);
  await expect(posts(page).getByRole('link', { name: texts.row.view })).toHaveCount(0);
  await page.getByRole('button', { name: new RegExp(`^${texts.filters.published}`) }).click();
  await expect(posts(page)).toContainText(`${word} live`);

  const slug = `e2e-live-${word.toLowerCase()}`;
  const preview = posts(page).getByRole('link', { name: texts.row.preview });
  await expect(preview).toHaveAttribute('href', `/de/blog/${slug}?preview=1`);
  const [read] = await Promise.all([
    context.waitForEvent('page'),
    posts(page).getByRole('link', { name: texts.row.view }).click(),
  ]);
  await expect(read.getByRole('heading', { level: 1 })).toContainText(`${word} live`);
  expect(new URL(read.url()).pathname).toBe(`/de/blog/${slug}`);

  const [stored] = await strapi.posts.list('slug', slug, 'en');
  const english = await version(page, `${word} live`, 'Englisch').getAttribute('href');
  const address = new URL(english ?? '');
  expect(address.origin).toBe(new URL(environment.cmsUrl).origin);
  expect(address.pathname).toContain(`/api::blog-post.blog-post/${stored?.documentId}`);
  expect(address.searchParams.get('plugins[i18n][locale]')).toBe('en');
});

for (const width of [360, 1280]) {
  test(`the list of posts at ${width} pixels fits and has no barrier`, async ({ page, word }) => {
    await page.setViewportSize({ width, height: 800 });
    await openAdmin(page, { hash: '#posts' });
    await page.getByRole('searchbox', { name: texts.list.search }).fill(word);
    await expect(posts(page)).toHaveCount(3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectAccessible(page);
  });
}
