import type { BlogPost } from 'contract/post';
import { test as base, expect } from '../support/contract-test';
import { expectRefused } from '../support/site-api';
import { strapi } from '../support/strapi';

const LIST = '/api/blog';

const fields = (slug: string) => ({
  slug,
  title: 'Deutscher Titel',
  excerpt: 'Worum es geht.',
  content: '## Text',
  category: 'technology',
  author: 'Redaktion',
  publicationDate: '2026-03-04T08:00:00.000Z',
  tags: 'FHIR\nISiK',
  featured: true,
});

const test = base.extend<{ slug: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from this pattern
  slug: async ({}, use, { testId }) => {
    const slug = `e2e-${testId}`;
    const id = await strapi.posts.create({ ...fields(slug), previousSlugs: `old-${slug}` }, 'de');
    await strapi.posts.publish(id, 'de');
    await strapi.posts.save(id, 'en', { title: 'English title' });
    await strapi.posts.publish(id, 'en');
    await use(slug);
    await strapi.posts.remove(id);
  },
});

test.describe('posts', () => {
  test('have the documented shape, alone and in the list, in the language that is asked for', async ({
    visitor,
    slug,
  }) => {
    const expected = {
      id: expect.any(String),
      slug,
      language: 'de',
      title: 'Deutscher Titel',
      excerpt: 'Worum es geht.',
      content: '## Text',
      category: 'technology',
      author: 'Redaktion',
      publishedAt: '2026-03-04T08:00:00.000Z',
      readTime: 1,
      tags: ['FHIR', 'ISiK'],
      featured: true,
    };
    expect(await visitor.get(`${LIST}/${slug}?lang=de`)).toMatchObject({ status: 200, body: expected });
    const { body } = await visitor.get<BlogPost[]>(`${LIST}?lang=de`);
    expect(body.find((post) => post.slug === slug)).toEqual(expected);
    const english = await visitor.get<BlogPost>(`${LIST}/${slug}?lang=en`);
    expect(english.body).toMatchObject({ language: 'en', title: 'English title', featured: true });
    const french = await visitor.get<BlogPost>(`${LIST}/${slug}?lang=fr`);
    expect(french.body).toMatchObject({ language: 'de', title: 'Deutscher Titel' });
  });

  test('are found under an earlier address as well', async ({ visitor, slug }) => {
    expect((await visitor.get<BlogPost>(`${LIST}/old-${slug}?lang=de`)).body.slug).toBe(slug);
  });

  test('come page by page when a page is asked for, newest first', async ({ visitor, slug }) => {
    const { body: all } = await visitor.get<BlogPost[]>(`${LIST}?lang=de`);
    const dates = all.map(({ publishedAt }) => publishedAt ?? '');
    expect(dates).toEqual([...dates].sort().reverse());
    expect(all.map((post) => post.slug)).toContain(slug);
    const { body } = await visitor.get<{ items: BlogPost[]; total: number }>(
      `${LIST}?lang=de&page=2&pageSize=1`,
    );
    expect(body.items).toHaveLength(1);
    expect(body.total).toBeGreaterThan(1);
  });
});

test('a post that does not exist, and a language that the site does not speak, are refused', async ({
  visitor,
}) => {
  expectRefused(await visitor.get(`${LIST}/no-such-post`), 404);
  for (const query of ['lang=xx', 'page=0', 'pageSize=1000']) {
    expectRefused(await visitor.get(`${LIST}?${query}`), 400);
  }
  expectRefused(await visitor.post(LIST, {}), 405);
});
