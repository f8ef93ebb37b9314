import { randomUUID } from 'node:crypto';
import type { ListedPostPage } from 'contract/post-list';
import { test as base, expect } from '../support/contract-test';
import { expectRefused } from '../support/site-api';
import { strapi } from '../support/strapi';

const LIST = '/api/posts';
const PAST = '2020-03-04T08:00:00.000Z';
const FUTURE = '2199-03-04T08:00:00.000Z';

interface Posts {
  /** In the titles of a draft, a scheduled post and one with changes. */
  word: string;
}

const test = base.extend<Posts>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from this pattern
  word: async ({}, use) => {
    const word = `Liste${randomUUID().slice(0, 8)}`;
    const slug = (name: string) => `e2e-${name}-${word.toLowerCase()}`;
    const draft = await strapi.posts.create({ slug: slug('draft'), title: `${word} Entwurf` }, 'de');
    const waiting = { slug: slug('waiting'), title: `${word} Geplant`, publicationDate: FUTURE };
    const scheduled = await strapi.posts.create(waiting, 'de');
    await strapi.posts.publish(scheduled, 'de');
    const live = { slug: slug('live'), title: word, publicationDate: PAST, category: 'technology' };
    const changed = await strapi.posts.create(live, 'de');
    await strapi.posts.publish(changed, 'de');
    await strapi.posts.save(changed, 'en', { title: `${word} in English` });
    await strapi.posts.save(changed, 'de', { title: `${word} Anders` });
    await use(word);
    for (const id of [draft, scheduled, changed]) await strapi.posts.remove(id);
  },
});

test('posts are listed with the state of each language: those without a date first, then the newest', async ({
  editor,
  word,
}) => {
  const { headers, body } = await editor.get<ListedPostPage>(`${LIST}?search=${word}`);
  expect(headers['cache-control']).toBe('no-store');
  const [, , changed] = body.items;
  expect(body.items.map(({ title }) => title)).toEqual(
    ['Entwurf', 'Geplant', 'Anders'].map((end) => `${word} ${end}`),
  );
  const states = body.items.map(({ languages }) =>
    Object.entries(languages).map(([language, { state }]) => `${language} ${state}`),
  );
  expect(states).toEqual([['de draft'], ['de scheduled'], ['de modified', 'en draft']]);
  expect(changed).toEqual({
    id: expect.any(String),
    slug: `e2e-live-${word.toLowerCase()}`,
    publishedSlug: `e2e-live-${word.toLowerCase()}`,
    language: 'de',
    title: `${word} Anders`,
    category: 'technology',
    publicationDate: PAST,
    featured: false,
    updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    languages: {
      de: {
        state: 'modified',
        hasChanges: true,
        panelPath: expect.stringMatching(/^\/admin\/.*locale\]=de$/),
      },
      en: { state: 'draft', hasChanges: false, panelPath: expect.stringMatching(/^\/admin\/.*locale\]=en$/) },
    },
  });
  expect(body.counts).toEqual({ all: 3, draft: 2, scheduled: 1, published: 1, modified: 1 });
  expect(body.newPanelPath).toMatch(/^\/admin\/.*\/create\?/);
});

test('posts come page by page, searched in every language and filtered by state', async ({
  editor,
  word,
}) => {
  const page = async (query: string) =>
    (await editor.get<ListedPostPage>(`${LIST}?search=${word}&${query}`)).body;
  expect(await page('page=2&pageSize=2')).toMatchObject({ items: [{ title: `${word} Anders` }], total: 3 });
  expect(await page('page=9')).toMatchObject({ items: [], total: 3 });
  expect(await page('state=scheduled')).toMatchObject({ items: [{ title: `${word} Geplant` }], total: 1 });
  const { body } = await editor.get<ListedPostPage>(`${LIST}?search=ENGLISH%20${word}`);
  expect(body.items).toMatchObject([{ title: `${word} Anders` }]);
  for (const query of ['page=0', 'page=x', 'pageSize=101', 'state=lost', `search=${'x'.repeat(201)}`]) {
    expectRefused(await editor.get(`${LIST}?${query}`), 400);
  }
  expectRefused(await editor.post(LIST, {}), 405);
});

test('a draft of an author is listed for the author, and for nobody without a session', async ({
  author,
  visitor,
  word,
}) => {
  expect((await author.get<ListedPostPage>(`${LIST}?search=${word}`)).body.total).toBe(3);
  expectRefused(await visitor.get(`${LIST}?search=${word}`), 401);
});
