import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './support/axe';
import { copy } from './support/copy';
import { expectPrintable } from './support/print';
import { expect, open, test } from './support/site-test';
import { call, strapi } from './support/strapi';
import { toast } from './support/toast';

const { labels, notFound, categories } = copy('en', 'blog');

const LONG_TEXT = [
  'Ein Absatz mit **Nachdruck** und einem [Verweis](/eu-id).',
  '## Größe der Aufgabe',
  '- eins\n- zwei',
  '## Was zu tun ist',
  'Text.',
  '### Im Einzelnen',
  '<script>alert(1)</script>',
].join('\n\n');

test('a post is on the list, in the article, the feeds, the sitemap and the search at once', async ({
  page,
  request,
  createPost,
}) => {
  const word = `Prüfwort${randomUUID().slice(0, 8)}`;
  const german = {
    title: `Deutsch ${word}`,
    excerpt: 'Worum es geht.',
    content: LONG_TEXT,
    author: 'Redaktion',
  };
  const { slug, documentId } = await createPost(
    { ...german, category: 'technology', tags: 'FHIR\nISiK\nTI 2.0\nMatrix', featured: true },
    { title: `English ${word}`, excerpt: 'What it is about.', content: LONG_TEXT },
  );

  await open(page, '/en/blog');
  const card = page.locator(`[data-list=featured] [data-post="${slug}"]`);
  const row = page.locator(`[data-list=all] [data-post="${slug}"]`);
  await expect(card).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(card).toContainText(categories.technology);
  await expect(card.getByRole('list', { name: labels.tags }).getByRole('link')).toHaveText([
    'FHIR',
    'ISiK',
    'TI 2.0',
  ]);
  await expect(card).toContainText('+1');
  await card.getByRole('link', { name: 'FHIR', exact: true }).click();
  await expect(row).toBeVisible();
  await page.getByRole('link', { name: labels.clear }).click();
  await card.getByRole('link', { name: `English ${word}` }).click();

  await expect(page).toHaveURL(`/en/blog/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`English ${word}`);
  const contents = page.getByRole('navigation', { name: labels.contents });
  await expect(contents.getByRole('link')).toHaveText([
    'Größe der Aufgabe',
    'Was zu tun ist',
    'Im Einzelnen',
  ]);
  await contents.getByRole('link', { name: 'Größe der Aufgabe' }).click();
  await expect(page).toHaveURL(`/en/blog/${slug}#h-groesse-der-aufgabe`);
  await expect(page.getByText('<script>alert(1)</script>')).toBeVisible();
  await expectAccessible(page);
  await expectPrintable(page);

  const read = async (path: string) => (await request.get(path)).text();
  expect(await read('/en/blog/feed.xml')).toContain(`English ${word}`);
  expect(await read('/de/blog/feed.json')).toContain(`Deutsch ${word}`);
  expect(await read('/fr/blog/feed.xml')).not.toContain(word);
  const sitemap = await read('/sitemap.xml');
  expect(sitemap).toContain(`/de/blog/${slug}<`);
  expect(sitemap).toContain(`/en/blog/${slug}<`);
  expect(sitemap).not.toContain(`/fr/blog/${slug}<`);
  expect(await read(`/en/search?q=${encodeURIComponent(word)}`)).toContain(`/en/blog/${slug}`);

  await strapi.posts.save(documentId, 'en', { title: `Corrected ${word}` });
  expect(await read(`/en/blog/${slug}`)).not.toContain(`Corrected ${word}`);
  await strapi.posts.publish(documentId, 'en');
  expect(await read(`/en/blog/${slug}`)).toContain(`Corrected ${word}`);
});

async function articleData(page: Page): Promise<unknown> {
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  const { '@graph': things } = JSON.parse(text ?? '') as { '@graph': { '@type': string }[] };
  return things.find((thing) => thing['@type'] === 'BlogPosting');
}

/** Blue on the left, red on the right: the visible colour tells where the picture is cut. */
async function picture(): Promise<Buffer> {
  const red = { create: { width: 800, height: 400, channels: 3 as const, background: '#ff0000' } };
  return sharp({ create: { width: 1600, height: 400, channels: 3, background: '#0000ff' } })
    .composite([{ input: red, left: 800, top: 0 }])
    .jpeg()
    .toBuffer();
}

test('a post without a picture has the drawing that its editor chose, whole, wherever it is shown', async ({
  page,
  request,
  createPost,
}) => {
  const texts = { title: `Gezeichnet ${randomUUID().slice(0, 8)}`, excerpt: 'Kurz.', content: LONG_TEXT };
  const { slug, documentId } = await createPost({ ...texts, category: 'company', motif: 'hospital' });
  const drawn = (place: string) => page.locator(`${place} svg[viewBox="0 0 320 200"]`).first();
  const sharedPicture = () => page.locator('meta[property="og:image"]').getAttribute('content');

  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/de/blog');
  const onCard = drawn(`[data-list=all] [data-post="${slug}"]`);
  const hospital = await onCard.innerHTML();
  expect(await onCard.getAttribute('preserveAspectRatio')).toBeNull();
  expect((await onCard.boundingBox())?.width).toBeCloseTo(320, 0);
  expect((await onCard.boundingBox())?.height).toBeCloseTo(160, 0);

  await open(page, `/de/blog/${slug}`);
  expect(await drawn(`[data-post="${slug}"]`).innerHTML()).toBe(hospital);
  const address = await sharedPicture();
  const { pathname } = new URL(address ?? '');
  expect((await request.get(pathname)).headers()['content-type']).toBe('image/jpeg');

  await strapi.posts.save(documentId, 'de', { motif: 'calendar' });
  await strapi.posts.publish(documentId, 'de');
  await open(page, `/de/blog/${slug}`);
  expect(await drawn(`[data-post="${slug}"]`).innerHTML()).not.toBe(hospital);
  expect(await sharedPicture()).not.toBe(address);
});

test('a post shows its picture, cut around what editors want to be seen, and machines are told of it', async ({
  page,
  request,
  uploadPicture,
  createPost,
}) => {
  const focalPoint = { x: 88, y: 50 };
  const info = { alternativeText: 'Das Team vor dem Haus', focalPoint };
  const { id, url } = await uploadPicture('titelbild.jpg', await picture(), info);
  const texts = { en: 'The team in front of the house' };
  await call(`/site-admin/media/${id}`, {
    method: 'PUT',
    body: JSON.stringify({ alternativeTexts: texts }),
  });
  const { slug } = await createPost({
    title: 'Mit Titelbild',
    excerpt: 'Kurz.',
    content: LONG_TEXT,
    cover: id,
  });

  await open(page, '/en/blog');
  const onCard = page.locator(`[data-list=all] [data-post="${slug}"] img`);
  await expect(onCard).toHaveAttribute('alt', '');
  await expect(onCard).toHaveAttribute('loading', 'lazy');
  await expect(onCard).toHaveAttribute('srcset', new RegExp(`${url}\\?w=640&v=\\w+ 640w`));
  await expect(onCard).toHaveCSS('object-position', '90% 50%');
  await expect(page.locator(`[data-list=all] [data-post="${slug}"] > svg`)).toHaveCount(0);

  await open(page, `/en/blog/${slug}`);
  const shown = page.getByRole('img', { name: texts.en });
  await expect(shown).toHaveCSS('object-position', '90% 50%');
  await expect(shown).toHaveAttribute('fetchpriority', 'high');
  expect(await shown.getAttribute('loading')).toBeNull();
  expect([await shown.getAttribute('width'), await shown.getAttribute('height')]).toEqual(['1600', '400']);
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await expectAccessible(page);
  await open(page, `/fr/blog/${slug}`);
  await expect(page.getByRole('img', { name: info.alternativeText })).toHaveAttribute('lang', 'de');

  await open(page, `/de/blog/${slug}`);
  const shared = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
  const answer = await request.get(new URL(shared).pathname);
  expect(answer.headers()['cache-control']).toContain('immutable');
  const cut = sharp(await answer.body());
  const { format, width, height } = await cut.metadata();
  expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
  const { channels } = await cut.stats();
  const [red = 0, , blue = 0] = channels.map(({ mean }) => mean);
  expect(red).toBeGreaterThan(200);
  expect(blue).toBeLessThan(50);

  expect(await articleData(page)).toMatchObject({ image: expect.stringContaining(`${url}?w=1280&v=`) });
  const { items } = (await (await request.get('/de/blog/feed.json')).json()) as {
    items: { image?: string }[];
  };
  const inFeed = items.find(({ image }) => image?.includes(url))?.image ?? '';
  expect((await request.get(inFeed)).headers()['content-type']).toBe('image/jpeg');
  const listed = await (await request.get(`/api/blog/${slug}?lang=de`)).json();
  expect(Object.keys(listed as object)).not.toContain('cover');
});

test('search engines and shared links get the texts that editors wrote for them, visitors the title', async ({
  page,
  createPost,
}) => {
  const { slug } = await createPost(
    { title: 'Titel', excerpt: 'Anriss', seoTitle: 'Für Suchende', seoDescription: 'Was gefunden wird' },
    { title: 'Title', excerpt: 'Excerpt' },
  );
  const meta = async (name: string) =>
    page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content');
  await open(page, `/de/blog/${slug}`);
  await expect(page).toHaveTitle(/^Für Suchende \|/);
  expect(await meta('og:title')).toMatch(/^Für Suchende \|/);
  for (const name of ['description', 'og:description', 'twitter:description']) {
    expect(await meta(name)).toBe('Was gefunden wird');
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Titel');
  expect(await articleData(page)).toMatchObject({ headline: 'Titel' });

  await open(page, `/en/blog/${slug}`);
  await expect(page).toHaveTitle(/^Title \|/);
  expect(await meta('description')).toBe('Excerpt');
});

test('from a post that is in English alone the other languages lead to their list', async ({
  page,
  createDraft,
}) => {
  const { documentId, slug } = await createDraft({ title: 'English alone', content: 'Text.' }, 'en');
  await strapi.posts.publish(documentId, 'en');
  await open(page, `/en/blog/${slug}#h-text`);
  const links = page.getByRole('list', { name: copy('en', 'frame').footer.languages });
  await expect(links.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('href', '/de/blog');
  await expect(links.getByRole('link', { name: 'English' })).toHaveAttribute(
    'href',
    `/en/blog/${slug}#h-text`,
  );
  await page.locator('#language-trigger').click();
  await page.getByRole('menuitem', { name: 'Français' }).click();
  await expect(page).toHaveURL('/fr/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy('fr', 'blog').page.title);
});

test('a post without a translation is shown in German and says so, with the German page as the original', async ({
  page,
  createPost,
}) => {
  const { slug } = await createPost({ title: 'Nur auf Deutsch', content: 'Text.' });
  await open(page, `/fr/blog/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'de');
  await expect(page.getByText(copy('fr', 'frame').fallback.germanOnly)).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/de/blog/${slug}$`));
});

test('a tag leads to the posts that have it, whatever their case, and the filter can be cleared', async ({
  page,
  createPost,
}) => {
  const tag = `Tag ${randomUUID().slice(0, 8)} & mehr`;
  const first = await createPost({ title: 'Mit Schlagwort', tags: tag });
  const second = await createPost({ title: 'Ebenfalls', tags: tag.toUpperCase() });
  await open(page, `/en/blog/${first.slug}`);
  await page.getByRole('main').getByRole('link', { name: tag, exact: true }).click();
  await expect(page).toHaveURL(`/en/blog?${new URLSearchParams({ tag })}`);
  const shown = page.locator('[data-list=all] [data-post]');
  await expect(shown).toHaveCount(2);
  expect(
    new Set(await shown.evaluateAll((cards) => cards.map((card) => card.getAttribute('data-post')))),
  ).toEqual(new Set([first.slug, second.slug]));
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/en\/blog$/);
  await page.getByRole('link', { name: labels.clear }).click();
  await expect(page).toHaveURL('/en/blog');
});

test('an earlier address of a post leads to it, in the language of the visitor', async ({
  request,
  createPost,
}) => {
  const before = `e2e-${randomUUID()}`;
  const { slug } = await createPost({
    title: 'Umbenannt',
    previousSlugs: `${before}\nnoch-frueher-${before}`,
  });
  for (const old of [before, `noch-frueher-${before}`]) {
    const answer = await request.get(`/en/blog/${old}?from=mail`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, `/en/blog/${slug}?from=mail`]);
    // The post may get its old address back: no cache may keep the redirect.
    expect(answer.headers()['cache-control']).toBe('private, no-cache');
  }
});

test('a post with a date in the future is nowhere until then', async ({ request, createPost }) => {
  const in20Seconds = new Date(Date.now() + 20_000).toISOString();
  const word = `Vorhaben${randomUUID().slice(0, 8)}`;
  const { slug } = await createPost({ title: word, content: 'Text.', publicationDate: in20Seconds });
  const status = async () => (await request.get(`/de/blog/${slug}`)).status();
  if (Date.now() < Date.parse(in20Seconds)) {
    const before = [
      await status(),
      (await (await request.get('/de/blog')).text()) +
        (await (await request.get(`/de/search?q=${word}`)).text()),
    ] as const;
    if (Date.now() < Date.parse(in20Seconds)) {
      expect(before[0]).toBe(404);
      expect(before[1]).not.toContain(slug);
    }
  }
  // Twice as long as the post waits.
  await expect.poll(status, { timeout: 40_000 }).toBe(200);
  expect(await (await request.get('/de/blog')).text()).toContain(slug);
  expect(await (await request.get(`/de/search?q=${word}`)).text()).toContain(slug);
});

test('a post that does not exist says so and leads back to the blog', async ({ page, complaints }) => {
  complaints.announce(/no-such-post$/, 404);
  const response = await open(page, '/en/blog/no-such-post');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
  await expect(page.getByText(notFound.text)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: labels.back }).click();
  await expect(page).toHaveURL('/en/blog');
});

test('the address of an article can be copied and sent by mail, and nobody else hears of it', async ({
  page,
  context,
  createPost,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { slug } = await createPost({ title: 'Weitersagen', content: 'Text.' });
  await open(page, `/en/blog/${slug}`);
  await page.getByRole('button', { name: labels.copyLink }).click();
  await expect(toast(page)).toContainText(labels.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`/en/blog/${slug}$`));
  await expect(page.getByRole('link', { name: labels.shareMail })).toHaveAttribute(
    'href',
    /^mailto:\?subject=Weitersagen/,
  );
});
