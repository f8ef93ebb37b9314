import { DEFAULT_LANGUAGE, type Language } from 'contract/languages';
import type { ResultOf } from 'gql.tada';
import { z } from 'zod';
import { orWhenUnavailable } from '~/content/store/availability.server';
import { type ContentClient, contentClient } from '~/content/store/content-client.server';
import { graphql } from '~/content/store/graphql';
import { localizedLines, pairWithGerman } from './localized';

/** A published post as readers of one language get it; `lang` says when it is the German one (decisions C7). */
export interface Post {
  slug: string;
  lang: Language;
  title: string;
  excerpt: string;
  /** The body in the mini-Markdown of the specification. */
  content: string;
  category: string | null;
  author: string | null;
  publishedOn: string | null;
  readTime: number | null;
  tags: string[];
  isFeatured: boolean;
  lastUpdated: string | null;
}

const PAGE_SIZE = 100;

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
      title
      excerpt
      content
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

const text = z.string().nullish();
const row = z.object({
  documentId: z.string(),
  slug: z.string(),
  title: text,
  excerpt: text,
  content: text,
  category: text,
  author: text,
  publicationDate: text,
  readTime: z.number().nullish(),
  tags: text,
  featured: z.boolean().nullish(),
  hideWhenUntranslated: z.boolean().nullish(),
  updatedAt: text,
});
type Row = z.output<typeof row>;

function rowsIn(language: Language, { cache, strapi }: ContentClient): Promise<Row[]> {
  return cache.get({
    name: `posts-${language}`,
    schema: z.array(row),
    load: async () => {
      const found: ResultOf<typeof PostsQuery>['blogPosts'] = [];
      let page: typeof found;
      do {
        const variables = { language, start: found.length, limit: PAGE_SIZE };
        ({ blogPosts: page } = await strapi.query(PostsQuery, variables));
        found.push(...page);
      } while (page.length === PAGE_SIZE);
      return found;
    },
  });
}

function toPost(source: Row, lang: Language): Post {
  return {
    slug: source.slug,
    lang,
    title: source.title ?? source.slug,
    excerpt: source.excerpt ?? '',
    content: source.content ?? '',
    category: source.category ?? null,
    author: source.author ?? null,
    publishedOn: source.publicationDate ?? null,
    readTime: source.readTime ?? null,
    tags: localizedLines(lang, source.tags, null).value,
    isFeatured: source.featured ?? false,
    lastUpdated: source.updatedAt ?? null,
  };
}

/**
 * The published posts, newest first: in the language, else in German unless editors hide a post where it is not
 * translated (decisions C7).
 * @throws ContentUnavailable
 */
export async function getPosts(language: Language, from: ContentClient = contentClient()): Promise<Post[]> {
  const germanRows = await rowsIn(DEFAULT_LANGUAGE, from);
  // This language was never loaded before Strapi became unreachable: German is better than nothing.
  const rows =
    language === DEFAULT_LANGUAGE ? germanRows : await orWhenUnavailable(rowsIn(language, from), []);
  return pairWithGerman(rows, germanRows)
    .flatMap(({ row: own, german }) => {
      if (own?.title?.trim()) return [toPost(own, language)];
      return german && !german.hideWhenUntranslated ? [toPost(german, DEFAULT_LANGUAGE)] : [];
    })
    .sort((a, b) => (b.publishedOn ?? '').localeCompare(a.publishedOn ?? '') || a.slug.localeCompare(b.slug));
}

/** The addresses of all published posts. @throws ContentUnavailable */
export async function getPostSlugs(from: ContentClient = contentClient()): Promise<ReadonlySet<string>> {
  return new Set((await rowsIn(DEFAULT_LANGUAGE, from)).map(({ slug }) => slug));
}
