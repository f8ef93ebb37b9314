import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from 'contract/languages';
import { isDue, POST_CATEGORIES, type PostCategory } from 'contract/post-fields';
import { z } from 'zod';
import { ContentUnavailable, orWhenUnavailable } from '~/content/store/availability.server';
import { type ContentClient, contentClient } from '~/content/store/content-client.server';
import { graphql } from '~/content/store/graphql';
import { loadAll } from '~/content/store/load-all';
import { localizedLines, pairWithGerman } from './localized';

/** A published post as lists show it; `lang` says when it is the German one (decisions C7). */
export interface PostSummary {
  /** The same in every language, also after a correction (decisions C6). */
  id: string;
  slug: string;
  lang: Language;
  title: string;
  excerpt: string;
  category: PostCategory | null;
  author: string | null;
  /** ISO date. */
  publishedOn: string | null;
  /** In minutes. */
  readTime: number | null;
  tags: string[];
  isFeatured: boolean;
  /** ISO date. */
  lastUpdated: string | null;
}

export interface Post extends PostSummary {
  /** The body in the mini-Markdown of the specification. */
  content: string;
}

/** What an address of the blog leads to: a post, or the address that it has today (decisions A15). */
export type FoundPost = { kind: 'post'; post: Post } | { kind: 'moved'; slug: string };

const PostsQuery = graphql(`
  query Posts($language: I18NLocaleCode!, $start: Int!, $limit: Int!) {
    blogPosts(
      locale: $language
      status: PUBLISHED
      sort: ["slug"]
      pagination: { start: $start, limit: $limit }
    ) {
      documentId
      slug
      previousSlugs
      title
      excerpt
      category
      author
      publicationDate
      readTime
      tags
      featured
      hideWhenUntranslated
      updatedAt
    }
  }
`);

const PostBodiesQuery = graphql(`
  query PostBodies($language: I18NLocaleCode!, $start: Int!, $limit: Int!) {
    blogPosts(
      locale: $language
      status: PUBLISHED
      sort: ["slug"]
      pagination: { start: $start, limit: $limit }
    ) {
      documentId
      content
    }
  }
`);

const PostBodyQuery = graphql(`
  query PostBody($id: ID!, $language: I18NLocaleCode!) {
    blogPost(documentId: $id, locale: $language, status: PUBLISHED) {
      content
    }
  }
`);

const text = z.string().nullish();
const row = z.object({
  documentId: z.string(),
  slug: z.string(),
  previousSlugs: text,
  title: text,
  excerpt: text,
  category: z.enum(POST_CATEGORIES).nullish().catch(null),
  author: text,
  publicationDate: text,
  readTime: z.number().nullish(),
  tags: text,
  featured: z.boolean().nullish(),
  hideWhenUntranslated: z.boolean().nullish(),
  updatedAt: text,
});
type Row = z.output<typeof row>;

const body = z.object({ documentId: z.string(), content: text });

function rowsIn(language: Language, { cache, strapi }: ContentClient): Promise<Row[]> {
  return cache.get({
    name: `posts-${language}`,
    schema: z.array(row),
    load: async () => (await loadAll((page) => strapi.query(PostsQuery, { language, ...page }))).blogPosts,
  });
}

/** The bodies of all posts of a language by the id of the post: for the search, which reads everything. */
async function bodiesIn(
  language: Language,
  { cache, strapi }: ContentClient,
): Promise<ReadonlyMap<string, string>> {
  const bodies = await cache.get({
    name: `post-bodies-${language}`,
    schema: z.array(body),
    load: async () =>
      (await loadAll((page) => strapi.query(PostBodiesQuery, { language, ...page }))).blogPosts,
  });
  return new Map(bodies.map(({ documentId, content }) => [documentId, content ?? '']));
}

/** The body of one post: it comes alone, so that an article is shown at once after an edit, however many posts there are. */
async function bodyOf(id: string, language: Language, from: ContentClient): Promise<string> {
  const { cache, strapi } = from;
  try {
    const body = await cache.get({
      name: `post-${language}-${id}`,
      schema: z.string(),
      load: async () => (await strapi.query(PostBodyQuery, { id, language })).blogPost?.content ?? '',
      isKeptOnDisk: false,
    });
    // Loads all bodies in the background: they serve every article while Strapi is unreachable. The cache logs a failure.
    void bodiesIn(language, from).catch(() => undefined);
    return body;
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error;
    const known = (await bodiesIn(language, from)).get(id);
    if (known === undefined) throw error;
    return known;
  }
}

/** Of tags that differ in case alone the first one. */
function withoutRepetition(tags: readonly string[]): string[] {
  const first = (tag: string) => tags.findIndex((other) => other.toLowerCase() === tag.toLowerCase());
  return tags.filter((tag, index) => first(tag) === index);
}

function toSummary(source: Row, lang: Language): PostSummary {
  return {
    id: source.documentId,
    slug: source.slug,
    lang,
    title: source.title ?? source.slug,
    excerpt: source.excerpt ?? '',
    category: source.category ?? null,
    author: source.author ?? null,
    publishedOn: source.publicationDate ?? null,
    readTime: source.readTime ?? null,
    tags: withoutRepetition(localizedLines(lang, source.tags, null).value),
    isFeatured: source.featured ?? false,
    lastUpdated: source.updatedAt ?? null,
  };
}

/** What a language shows: its own row, else the German one unless editors hide a post where it is not translated. */
async function shownRows(language: Language, from: ContentClient): Promise<{ row: Row; lang: Language }[]> {
  const germanRows = await rowsIn(DEFAULT_LANGUAGE, from);
  // This language was never loaded before Strapi became unreachable: German is better than nothing.
  const rows =
    language === DEFAULT_LANGUAGE ? germanRows : await orWhenUnavailable(rowsIn(language, from), []);
  return pairWithGerman(rows, germanRows).flatMap(({ row: own, german }) => {
    if (own?.title?.trim()) return isDue(own.publicationDate) ? [{ row: own, lang: language }] : [];
    if (!german || german.hideWhenUntranslated || !isDue(german.publicationDate)) return [];
    return [{ row: german, lang: DEFAULT_LANGUAGE }];
  });
}

/** The published posts whose date has come, newest first (decisions C7). @throws ContentUnavailable */
export async function getPosts(
  language: Language,
  from: ContentClient = contentClient(),
): Promise<PostSummary[]> {
  const shown = await shownRows(language, from);
  return shown
    .map(({ row: source, lang }) => toSummary(source, lang))
    .sort((a, b) => (b.publishedOn ?? '').localeCompare(a.publishedOn ?? '') || a.slug.localeCompare(b.slug));
}

/** The languages that a post is written in. @throws ContentUnavailable */
export async function getPostLanguages(
  id: string,
  from: ContentClient = contentClient(),
): Promise<Language[]> {
  const written = await Promise.all(
    LANGUAGE_CODES.map(async (language) => {
      const rows = await rowsIn(language, from);
      return rows.some(({ documentId, title }) => documentId === id && title?.trim());
    }),
  );
  return LANGUAGE_CODES.filter((_language, index) => written[index]);
}

/** The bodies of posts, each in the language that the post is shown in. @throws ContentUnavailable */
export async function getPostBodies(
  posts: readonly PostSummary[],
  from: ContentClient = contentClient(),
): Promise<ReadonlyMap<string, string>> {
  const languages = [...new Set(posts.map(({ lang }) => lang))];
  const found = new Map(
    await Promise.all(languages.map(async (language) => [language, await bodiesIn(language, from)] as const)),
  );
  return new Map(posts.map(({ id, lang }) => [id, found.get(lang)?.get(id) ?? '']));
}

/** The post at an address, by its slug of today or an earlier one. @throws ContentUnavailable */
export async function findPost(
  slug: string,
  language: Language,
  from: ContentClient = contentClient(),
): Promise<FoundPost | null> {
  const shown = await shownRows(language, from);
  const here = shown.find(({ row: source }) => source.slug === slug);
  if (here) {
    const content = await bodyOf(here.row.documentId, here.lang, from);
    return { kind: 'post', post: { ...toSummary(here.row, here.lang), content } };
  }
  const moved = shown.find(({ row: source, lang }) =>
    localizedLines(lang, source.previousSlugs, null).value.includes(slug),
  );
  return moved ? { kind: 'moved', slug: moved.row.slug } : null;
}
