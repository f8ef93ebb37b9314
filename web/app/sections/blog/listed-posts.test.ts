import { describe, expect, it } from 'vitest';
import type { PostSummary } from '~/content/published/posts.server';
import {
  listPath,
  neighboursOf,
  pageOfPosts,
  postsWithTag,
  readListQuery,
  withoutPosts,
} from './listed-posts';

const post = (slug: string, tags: string[] = []): PostSummary => ({
  id: slug,
  slug,
  lang: 'de',
  title: slug,
  excerpt: '',
  cover: null,
  motif: null,
  category: 'company',
  author: null,
  publishedOn: '2026-03-04T23:30:00.000Z',
  readTime: 3,
  tags,
  series: null,
  isFeatured: false,
  lastUpdated: null,
});
const many = Array.from({ length: 25 }, (_, index) => post(`post-${index}`));

describe('the list of posts', () => {
  it('comes page by page, and no further than it goes', () => {
    expect(pageOfPosts(many, 1, 'de')).toMatchObject({ page: 1, pages: 3, posts: { length: 12 } });
    expect(pageOfPosts(many, 3, 'de')?.posts.map(({ slug }) => slug)).toEqual(['post-24']);
    expect(pageOfPosts(many, 4, 'de')).toBeNull();
    expect(pageOfPosts([], 1, 'de')).toEqual({ posts: [], page: 1, pages: 1 });
  });

  it('leaves out what stands above it, and no post is lost between its pages (decision C30)', () => {
    const above = [many[0], many[5], many[20]].flatMap((shown) => shown ?? []);
    const pages = [1, 2, 3].map((page) => pageOfPosts(many, page, 'de') ?? { posts: [], page, pages: 0 });
    const [first = { posts: [], page: 1, pages: 0 }, ...others] = pages;
    const shown = withoutPosts(first, above);
    expect(shown).toMatchObject({ page: 1, pages: 3, posts: { length: 10 } });
    const all = [...above, ...shown.posts, ...others.flatMap(({ posts }) => posts)].map(({ slug }) => slug);
    expect(new Set(all)).toEqual(new Set(many.map(({ slug }) => slug)));
  });

  it.each([
    ['de', '5. März 2026'],
    ['en', '5 March 2026'],
    ['fr', '5 mars 2026'],
  ] as const)('has the day as it is in Germany, in the words of %s (decisions C8)', (language, words) => {
    expect(pageOfPosts(many, 1, language)?.posts[0]?.date).toBe(words);
  });

  it.each([
    ['2026-04-01T08:00:00.000Z', null],
    ['2026-11-24T08:00:00.000Z', '24. November 2026'],
  ])('names a change of %s only when it came long after publication', (lastUpdated, words) => {
    const [listed] = pageOfPosts([{ ...post('a'), lastUpdated }], 1, 'de')?.posts ?? [];
    expect(listed?.update?.date ?? null).toBe(words);
  });

  it('is filtered by a tag without case (decisions C10)', () => {
    const posts = [post('a', ['FHIR', 'ISiK']), post('b', ['fhir']), post('c', ['FHIR R4'])];
    expect(postsWithTag(posts, 'Fhir').map(({ slug }) => slug)).toEqual(['a', 'b']);
    expect(postsWithTag(posts, null)).toHaveLength(3);
  });

  it('has addresses that lead back to the same part of it', () => {
    for (const part of [
      { tag: 'TI 2.0 & mehr', page: 2 },
      { tag: null, page: 1 },
    ]) {
      expect(readListQuery(new URL(listPath(part), 'http://site').searchParams)).toEqual(part);
    }
    expect(listPath({})).toBe('/blog');
  });

  it.each(['0', '-1', '1.5', 'x', '01', ''])('has no page %s', (page) => {
    expect(readListQuery(new URLSearchParams({ page }))).toBeNull();
  });
});

it('an article leads on to the one before and the one after it', () => {
  const { previous, next } = neighboursOf(many, 'post-1', 'de');
  expect([previous?.slug, next?.slug]).toEqual(['post-2', 'post-0']);
  expect(neighboursOf(many, 'post-24', 'de').previous).toBeNull();
  expect(neighboursOf([], 'post-1', 'de')).toEqual({ previous: null, next: null });
});
