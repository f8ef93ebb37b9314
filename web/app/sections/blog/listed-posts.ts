import type { Language } from 'contract/languages';
import { isSameTag } from 'contract/post-fields';
import type { PostSummary } from '~/content/published/posts.server';
import { longDate } from '~/i18n/dates';

export type ListedPost = Omit<PostSummary, 'id' | 'lastUpdated' | 'series'> & {
  /** The date in words, formatted on the server: browsers may format it differently. */
  date: string | null;
  update: { day: string; date: string } | null;
};

const DAY_MS = 24 * 60 * 60 * 1000;
/** Corrections within this time are not named. */
const UPDATE_AFTER_DAYS = 30;

export interface PostPage {
  posts: ListedPost[];
  page: number;
  pages: number;
}

const POSTS_PER_PAGE = 12;

function updateOf(
  publishedOn: string | null,
  lastUpdated: string | null,
  language: Language,
): ListedPost['update'] {
  if (!publishedOn || !lastUpdated) return null;
  const days = (Date.parse(lastUpdated) - Date.parse(publishedOn)) / DAY_MS;
  return days > UPDATE_AFTER_DAYS ? { day: lastUpdated, date: longDate(lastUpdated, language) } : null;
}

export function listedPost(
  { id: _id, lastUpdated, series: _series, ...post }: PostSummary,
  language: Language,
): ListedPost {
  const { publishedOn } = post;
  return {
    ...post,
    date: publishedOn && longDate(publishedOn, language),
    update: updateOf(publishedOn, lastUpdated, language),
  };
}

/** Compares tags without case (decisions C10). */
export function postsWithTag(posts: readonly PostSummary[], tag: string | null): PostSummary[] {
  return posts.filter(({ tags }) => tag === null || tags.some((own) => isSameTag(own, tag)));
}

/** Returns a page of the list, counted from 1; null beyond its end. */
export function pageOfPosts(
  posts: readonly PostSummary[],
  page: number,
  language: Language,
): PostPage | null {
  const pages = Math.max(1, Math.ceil(posts.length / POSTS_PER_PAGE));
  if (page > pages) return null;
  const shown = posts.slice((page - 1) * POSTS_PER_PAGE, page * POSTS_PER_PAGE);
  return { posts: shown.map((post) => listedPost(post, language)), page, pages };
}

/** Leaves out what stands above the list. Pages keep their bounds, so each post is on one of them. */
export function withoutPosts(list: PostPage, above: readonly Pick<PostSummary, 'slug'>[]): PostPage {
  const slugs = new Set(above.map(({ slug }) => slug));
  return { ...list, posts: list.posts.filter(({ slug }) => !slugs.has(slug)) };
}

export function listPath({ tag = null, page = 1 }: { tag?: string | null; page?: number }): string {
  const query = new URLSearchParams({
    ...(tag !== null && { tag }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `/blog?${query}` : '/blog';
}

/** Reads tag and page of a query; null when the page is not a number. */
export function readListQuery(query: URLSearchParams): { tag: string | null; page: number } | null {
  const page = query.get('page') ?? '1';
  if (!/^[1-9]\d{0,5}$/.test(page)) return null;
  return { tag: query.get('tag')?.trim() || null, page: Number(page) };
}

export interface Neighbours {
  previous: ListedPost | null;
  next: ListedPost | null;
}

export function neighboursOf(posts: readonly PostSummary[], slug: string, language: Language): Neighbours {
  const index = posts.findIndex((post) => post.slug === slug);
  const at = (place: number) => {
    const post = index < 0 ? undefined : posts[place];
    return post ? listedPost(post, language) : null;
  };
  return { previous: at(index + 1), next: at(index - 1) };
}
