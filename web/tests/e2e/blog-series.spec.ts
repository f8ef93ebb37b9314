import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { expectAccessible } from './support/axe';
import { copy } from './support/copy';
import { expect, open, test } from './support/site-test';
import { strapi } from './support/strapi';

const { labels } = copy('en', 'blog');
const feed = copy('en', 'blog-feed');
const tags = copy('en', 'blog-tags');

const portrait = () =>
  sharp({ create: { width: 600, height: 600, channels: 3, background: '#0f5c7a' } })
    .png()
    .toBuffer();

test('a reader goes from a part of a series to the next, to its tag, and to the feed', async ({
  page,
  request,
  createPost,
  uploadPicture,
}) => {
  const word = randomUUID().slice(0, 8);
  const [tag, name, series] = [`Tag ${word}`, `Ada ${word}`, `Reihe ${word}`];
  const english = (title: string) => ({ title: `${title} ${word}`, content: 'Text.' });
  const shared = { tags: tag, author: name, content: 'Text.' };
  const first = await createPost({ ...shared, series, seriesPlace: 1 }, english('First'));
  const second = await createPost(
    { ...shared, series, seriesPlace: 2 },
    {
      ...english('Second'),
      seriesName: `Series ${word}`,
    },
  );
  const near = await createPost({ ...shared, author: 'Redaktion' }, english('Near'));
  const picture = await uploadPicture('portrait.png', await portrait());
  const author = await strapi.authors.create(
    { name, line: 'Ein Satz.', picture: picture.id, hasConsent: false },
    'de',
  );
  try {
    await open(page, `/en/blog/${first.slug}`);
    const parts = page.getByRole('navigation', { name: `Series ${word}` });
    await expect(parts.getByRole('listitem')).toHaveText([`First ${word}`, `Second ${word}`]);
    await expect(parts.locator('[aria-current=page]')).toHaveText(`First ${word}`);
    await expect(page.getByText('Ein Satz.')).toHaveCount(0);
    expect(await (await request.get(`/en/blog/${first.slug}`)).text()).not.toContain(picture.url);
    const next = page.locator('[data-list=read-next] [data-post]').first();
    await expect(next).toHaveAttribute('data-post', near.slug);

    await strapi.authors.save(author, 'de', { hasConsent: true });
    await parts.getByRole('link', { name: labels.nextPart }).click();
    await expect(page).toHaveURL(`/en/blog/${second.slug}`);
    await expect(page.getByText('Ein Satz.')).toHaveAttribute('lang', 'de');
    const about = page.getByRole('region', { name: labels.aboutAuthor.replace('{{author}}', name) });
    await expect(about.locator('img')).toBeVisible();
    const data = await page.locator('script[type="application/ld+json"]').first().textContent();
    expect(data).toContain('"description":"Ein Satz."');
    await expectAccessible(page);

    await page.getByRole('link', { name: labels.allTags }).click();
    await expect(page).toHaveURL('/en/blog/tags');
    const entry = page.locator('[data-list=tags] > li', { hasText: tag });
    await expect(entry).toContainText(tags.labels.posts.replace('{{count}}', '3'));
    await expectAccessible(page);
    await entry.getByRole('link').click();
    await expect(page.locator('[data-list=all] [data-post]')).toHaveCount(3);

    await page.getByRole('link', { name: labels.feed }).click();
    await expect(page).toHaveURL('/en/blog/feed');
    await expect(page.getByRole('heading', { name: feed.steps.title })).toBeVisible();
    await expect(page.locator('[data-list=feed]')).toContainText(`Near ${word}`);
    await expectAccessible(page);
    const address = page.getByRole('link', { name: /feed\.xml$/ });
    const rss = await (await request.get((await address.getAttribute('href')) ?? '')).text();
    expect(rss).toContain('/en/blog/feed -->');
  } finally {
    await strapi.authors.remove(author);
  }
});
