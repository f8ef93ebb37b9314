import { expect, test } from '../support/contract-test';
import { strapi } from '../support/strapi';

const UNWANTED = /(?![\t\n\r])[\p{Control}\uFFFE\uFFFF]|\\u00(?:0[0-8bcef]|1|7f|[89])/iu;
const HOSTILE = '\u0000\u0001\u000B\u001F\u007F\u0080\u009F\uFFFE\uFFFF';
/** Databases refuse U+0000 before anything else sees it. */
const STORABLE = HOSTILE.slice(1);

const PARAMETERS = [...'tab view tag page phase q kind meeting'.split(' '), 'preview', 'contact', 'other'];

test('a search leaves out control characters', async ({ request }) => {
  const page = await (await request.get('/search?q=%00abc')).text();
  expect(page).toContain('value="abc"');
  expect(page).not.toMatch(UNWANTED);
});

for (const path of [
  '/de',
  '/search',
  '/blog',
  '/docs/idatik',
  '/ti-transformation',
  '/nowhere',
  '/search.data',
]) {
  test(`no parameter of ${path} brings control characters into it`, async ({ request }) => {
    for (const name of PARAMETERS) {
      const value = encodeURIComponent(`${HOSTILE}abc${HOSTILE}`);
      const answer = await request.get(`${path}?${name}=${value}`);
      expect(answer.status(), name).toBeLessThan(500);
      expect(await answer.text(), name).not.toMatch(UNWANTED);
    }
  });
}

test('a form that was refused shows what was typed without control characters', async ({ request }) => {
  const answer = await request.post('/schedule-meeting', {
    form: { firstName: `Ada${HOSTILE}`, email: `x${HOSTILE}`, message: `abc${HOSTILE}` },
  });
  expect(answer.status()).toBe(400);
  const page = await answer.text();
  expect(page).toContain('Ada');
  expect(page).not.toMatch(UNWANTED);
});

test('texts of editors have none on pages, in heads, feeds and the sitemap', async ({ request }, {
  testId,
}) => {
  const slug = `e2e-control-${testId}`;
  const text = `Mark${STORABLE}er`;
  const texts = { title: text, excerpt: text, content: `## ${text}\n\n${text}` };
  const publicationDate = new Date().toISOString();
  const id = await strapi.posts.create({ ...texts, slug, author: text, tags: text, publicationDate }, 'de');
  try {
    await strapi.posts.publish(id, 'de');
    for (const path of [
      '/de/blog',
      `/de/blog/${slug}`,
      `/de/blog/${slug}.data`,
      '/de/blog/feed.xml',
      '/de/blog/feed.json',
      '/search?q=Marker',
      '/api/blog?lang=de',
    ]) {
      const page = await (await request.get(path)).text();
      expect(page, path).toContain('Marker');
      expect(page, path).not.toMatch(UNWANTED);
    }
    expect(await (await request.get('/sitemap.xml')).text()).not.toMatch(UNWANTED);
  } finally {
    await strapi.posts.remove(id);
  }
});
