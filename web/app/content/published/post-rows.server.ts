import type { Language } from 'contract/languages';
import { POST_CATEGORIES, POST_MOTIFS } from 'contract/post-fields';
import { storedName } from 'contract/stored-name';
import { z } from 'zod';
import { ContentUnavailable, orWhenUnavailable } from '~/content/store/availability.server';
import type { ContentClient } from '~/content/store/content-client.server';
import { graphql } from '~/content/store/graphql';
import { loadAll } from '~/content/store/load-all';
import { loadInAllLanguages } from './load-in-all-languages';
import { datesToCome } from './page-revision.server';
import { focalPointRow, PictureFields, pictureRow } from './pictures.server';
import { storedText } from './stored-text';

export const PostFields = graphql(
  `
    fragment PostFields on BlogPost @_unmask {
      documentId
      slug
      previousSlugs
      title
      excerpt
      cover {
        ...PictureFields
        mime
        focalPoint
      }
      motif
      seoTitle
      seoDescription
      category
      author
      publicationDate
      readTime
      tags
      series
      seriesPlace
      seriesName
      featured
      hideWhenUntranslated
      updatedAt
    }
  `,
  [PictureFields],
);

const PostsQuery = graphql(
  `
    query Posts($language: I18NLocaleCode!, $start: Int!, $limit: Int!) {
      blogPosts(
        locale: $language
        status: PUBLISHED
        sort: ["slug"]
        pagination: { start: $start, limit: $limit }
      ) {
        ...PostFields
      }
    }
  `,
  [PostFields],
);

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

/** Asks for German posts: these stand in for those of the page's language. */
const CoverTextsQuery = graphql(`
  query CoverTexts($language: I18NLocaleCode!, $start: Int!, $limit: Int!) {
    blogPosts(locale: "de", status: PUBLISHED, sort: ["slug"], pagination: { start: $start, limit: $limit }) {
      documentId
      cover {
        alternativeTextIn(language: $language)
      }
    }
  }
`);

const ArticleQuery = graphql(`
  query Article($id: ID!, $language: I18NLocaleCode!, $pageLanguage: I18NLocaleCode!) {
    blogPost(documentId: $id, locale: $language, status: PUBLISHED) {
      content
      cover {
        alternativeTextIn(language: $pageLanguage)
      }
    }
  }
`);

const PostLanguagesQuery = graphql(`
  query PostLanguages($id: ID!) {
    blogPosts(
      locale: "*"
      status: PUBLISHED
      filters: { documentId: { eq: $id } }
      pagination: { limit: 100 }
    ) {
      locale
      title
      publicationDate
      hideWhenUntranslated
    }
  }
`);

const cover = pictureRow.extend({
  mime: storedText,
  focalPoint: focalPointRow,
});
export const postRow = z.object({
  documentId: z.string(),
  slug: z.string(),
  previousSlugs: storedText,
  title: storedText,
  excerpt: storedText,
  cover: cover.nullish(),
  motif: storedName.pipe(z.enum(POST_MOTIFS).nullable().catch(null)),
  seoTitle: storedText,
  seoDescription: storedText,
  category: z.enum(POST_CATEGORIES).nullish().catch(null),
  author: storedText,
  publicationDate: storedText,
  readTime: z.number().nullish(),
  tags: storedText,
  series: storedText,
  seriesPlace: z.number().nullish(),
  seriesName: storedText,
  featured: z.boolean().nullish(),
  hideWhenUntranslated: z.boolean().nullish(),
  updatedAt: storedText,
});
export type PostRow = z.output<typeof postRow>;

const body = z.object({ documentId: z.string(), content: storedText });

/** Returns all published posts of a language, without their bodies. @throws ContentUnavailable */
export async function postRowsIn(language: Language, { cache, strapi }: ContentClient): Promise<PostRow[]> {
  const rows = await cache.get({
    name: `posts-${language}`,
    part: 'posts',
    schema: z.array(postRow),
    load: async () => (await loadAll((page) => strapi.query(PostsQuery, { language, ...page }))).blogPosts,
  });
  datesToCome.note(rows.map(({ publicationDate }) => publicationDate));
  return rows;
}

const shownIn = postRow.pick({ title: true, publicationDate: true, hideWhenUntranslated: true });
export type ShownIn = z.output<typeof shownIn>;
const languageRow = shownIn.extend({ locale: storedText });

/** Reads one post alone, because the lists of all languages take Strapi many times as long. */
export async function postLanguageRows(
  id: string,
  from: ContentClient,
): Promise<ReadonlyMap<string, ShownIn>> {
  const { cache, strapi } = from;
  try {
    const rows = await cache.get({
      name: `post-languages-${id}`,
      part: 'posts',
      schema: z.array(languageRow),
      load: async () => (await strapi.query(PostLanguagesQuery, { id })).blogPosts,
      isKeptOnDisk: false,
    });
    datesToCome.note(rows.map(({ publicationDate }) => publicationDate));
    return new Map(rows.map(({ locale, ...shown }) => [locale ?? '', shown]));
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error;
    return loadInAllLanguages(async (language) =>
      (await postRowsIn(language, from)).find(({ documentId }) => documentId === id),
    );
  }
}

export async function postBodiesIn(
  language: Language,
  { cache, strapi }: ContentClient,
): Promise<ReadonlyMap<string, string>> {
  const bodies = await cache.get({
    name: `post-bodies-${language}`,
    part: 'posts',
    schema: z.array(body),
    load: async () =>
      (await loadAll((page) => strapi.query(PostBodiesQuery, { language, ...page }))).blogPosts,
  });
  return new Map(bodies.map(({ documentId, content }) => [documentId, content ?? '']));
}

const coverText = z.object({
  documentId: z.string(),
  cover: z.object({ alternativeTextIn: storedText }).nullish(),
});

/** Returns the alternative texts in a language of the covers of German posts. @throws ContentUnavailable */
export async function coverTextsIn(
  language: Language,
  { cache, strapi }: ContentClient,
): Promise<ReadonlyMap<string, string | null>> {
  const rows = await cache.get({
    name: `cover-texts-${language}`,
    part: 'posts',
    schema: z.array(coverText),
    load: async () =>
      (await loadAll((page) => strapi.query(CoverTextsQuery, { language, ...page }))).blogPosts,
  });
  return new Map(rows.map(({ documentId, cover }) => [documentId, cover?.alternativeTextIn ?? null]));
}

const article = z.object({
  content: z.string(),
  coverText: z.string().nullable(),
});
export type ArticleRow = z.output<typeof article>;

interface WantedArticle {
  id: string;
  language: Language;
  pageLanguage: Language;
}

/** Lets waiting pages go first: for Strapi, all bodies take as long as the rest of a page. */
const BODIES_AFTER_MS = 2_000;
const bodiesToRead = new Set<Language>();

function readBodiesLater(language: Language, from: ContentClient): void {
  if (bodiesToRead.has(language)) return;
  bodiesToRead.add(language);
  setTimeout(() => {
    bodiesToRead.delete(language);
    void postBodiesIn(language, from).catch(() => undefined);
  }, BODIES_AFTER_MS).unref();
}

/** Loads one article alone, so that it appears at once after an edit. */
export async function articleOf(
  { id, language, pageLanguage }: WantedArticle,
  from: ContentClient,
): Promise<ArticleRow> {
  const { cache, strapi } = from;
  try {
    const found = await cache.get({
      name: `post-${pageLanguage}-${language}-${id}`,
      part: 'posts',
      schema: article,
      load: async () => {
        const { blogPost } = await strapi.query(ArticleQuery, { id, language, pageLanguage });
        return { content: blogPost?.content ?? '', coverText: blogPost?.cover?.alternativeTextIn ?? null };
      },
      isKeptOnDisk: false,
    });
    readBodiesLater(language, from);
    return found;
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error;
    const known = (await postBodiesIn(language, from)).get(id);
    if (known === undefined) throw error;
    const coverTexts =
      language === pageLanguage ? null : await orWhenUnavailable(coverTextsIn(pageLanguage, from), null);
    return { content: known, coverText: coverTexts?.get(id) ?? null };
  }
}
