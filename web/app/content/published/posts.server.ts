import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from 'contract/languages';
import { isDue, type PostCategory, type PostMotif, tagsOf } from 'contract/post-fields';
import { type ContentClient, contentClient } from '~/content/store/content-client.server';
import { bindPairs } from '~/typography';
import { localizedLines, localizedText } from './localized';
import { pairsOf } from './paired-rows.server';
import type { FocalPoint, ShownPicture } from './picture';
import { pictureIn } from './pictures.server';
import {
  type ArticleRow,
  articleOf,
  type PostRow,
  postBodiesIn,
  postLanguageRows,
  postRowsIn,
  type ShownIn,
} from './post-rows.server';

export interface PostCover extends ShownPicture {
  focalPoint: FocalPoint | null;
  mime: string | null;
}

export interface PostSeries {
  /** In German; equal names join posts. */
  name: string;
  ownName: string | null;
  place: number | null;
}

export interface PostSummary {
  /** The same in every language, and after corrections (decision C6). */
  id: string;
  slug: string;
  lang: Language;
  title: string;
  excerpt: string;
  /** Null if the site draws a cover. */
  cover: PostCover | null;
  motif: PostMotif | null;
  category: PostCategory | null;
  author: string | null;
  /** ISO date. */
  publishedOn: string | null;
  /** In minutes. */
  readTime: number | null;
  tags: string[];
  series: PostSeries | null;
  isFeatured: boolean;
  /** ISO date. */
  lastUpdated: string | null;
}

export interface Post extends PostSummary {
  /** The body in the specification's mini-Markdown. */
  content: string;
  searchTexts: { title: string | null; description: string | null };
}

/** The target of a blog address: a post, or its current slug (decision A15). */
export type FoundPost = { kind: 'post'; post: Post } | { kind: 'moved'; slug: string };

function coverOf({ cover }: PostRow, lang: Language): PostCover | null {
  if (!cover) return null;
  return { ...pictureIn(lang, cover), focalPoint: cover.focalPoint ?? null, mime: cover.mime ?? null };
}

function seriesOf({ series, seriesName, seriesPlace }: PostRow): PostSeries | null {
  const name = series?.trim();
  return name ? { name, ownName: seriesName?.trim() || null, place: seriesPlace ?? null } : null;
}

function toSummary(source: PostRow, lang: Language): PostSummary {
  return {
    id: source.documentId,
    slug: source.slug,
    lang,
    title: bindPairs(source.title ?? source.slug),
    excerpt: bindPairs(source.excerpt ?? ''),
    cover: coverOf(source, lang),
    motif: source.motif,
    category: source.category ?? null,
    author: source.author ?? null,
    publishedOn: source.publicationDate ?? null,
    readTime: source.readTime ?? null,
    tags: tagsOf(source.tags),
    series: seriesOf(source),
    isFeatured: source.featured ?? false,
    lastUpdated: source.updatedAt ?? null,
  };
}

export function toPost(
  { row: source, lang }: ShownRow,
  { content, coverText }: ArticleRow,
  pageLanguage: Language,
): Post {
  const summary = toSummary(source, lang);
  const { cover } = summary;
  const alternativeText = localizedText(pageLanguage, coverText, cover?.alternativeText?.value);
  return {
    ...summary,
    cover: cover && (lang === pageLanguage ? cover : { ...cover, alternativeText }),
    content,
    searchTexts: {
      title: source.seoTitle?.trim() || null,
      description: source.seoDescription?.trim() || null,
    },
  };
}

interface ShownRow {
  row: PostRow;
  lang: Language;
}

function shownRow<Row extends ShownIn>(
  language: Language,
  own: Row | null | undefined,
  german: Row | null | undefined,
): { row: Row; lang: Language } | null {
  if (own?.title?.trim()) return isDue(own.publicationDate) ? { row: own, lang: language } : null;
  if (!german || german.hideWhenUntranslated || !isDue(german.publicationDate)) return null;
  return { row: german, lang: DEFAULT_LANGUAGE };
}

async function shownRows(language: Language, from: ContentClient): Promise<ShownRow[]> {
  const pairs = await pairsOf(language, (code) => postRowsIn(code, from));
  return pairs.flatMap(({ row: own, german }) => shownRow(language, own, german) ?? []);
}

/** Returns the published posts whose date has come, newest first (decision C7). @throws ContentUnavailable */
export async function getPosts(
  language: Language,
  from: ContentClient = contentClient(),
): Promise<PostSummary[]> {
  const shown = await shownRows(language, from);
  return shown
    .map(({ row: source, lang }) => toSummary(source, lang))
    .sort((a, b) => (b.publishedOn ?? '').localeCompare(a.publishedOn ?? '') || a.slug.localeCompare(b.slug));
}

/** Feed readers poll often and keep what they have seen. */
const POSTS_IN_FEED = 20;

/** Returns the newest posts written in the language, not those shown in German. @throws ContentUnavailable */
export const getFeedPosts = async (language: Language): Promise<PostSummary[]> =>
  (await getPosts(language)).filter(({ lang }) => lang === language).slice(0, POSTS_IN_FEED);

export interface PostLanguages {
  written: readonly Language[];
  shown: readonly Language[];
}

/** @throws ContentUnavailable */
export async function getPostLanguages(
  id: string,
  from: ContentClient = contentClient(),
): Promise<PostLanguages> {
  const rows = await postLanguageRows(id, from);
  const german = rows.get(DEFAULT_LANGUAGE);
  return {
    written: LANGUAGE_CODES.filter((language) => Boolean(rows.get(language)?.title?.trim())),
    shown: LANGUAGE_CODES.filter((language) => shownRow(language, rows.get(language), german) !== null),
  };
}

/** Returns the bodies of posts, each in the language of the shown post. @throws ContentUnavailable */
export async function getPostBodies(
  posts: readonly PostSummary[],
  from: ContentClient = contentClient(),
): Promise<ReadonlyMap<string, string>> {
  const languages = [...new Set(posts.map(({ lang }) => lang))];
  const found = new Map(
    await Promise.all(
      languages.map(async (language) => [language, await postBodiesIn(language, from)] as const),
    ),
  );
  return new Map(posts.map(({ id, lang }) => [id, found.get(lang)?.get(id) ?? '']));
}

/** Returns the post with this slug, current or former. @throws ContentUnavailable */
export async function findPost(
  slug: string,
  language: Language,
  from: ContentClient = contentClient(),
): Promise<FoundPost | null> {
  const shown = await shownRows(language, from);
  const here = shown.find(({ row: source }) => source.slug === slug);
  if (here) {
    const { documentId: id } = here.row;
    // Starts loading what the page needs next, in parallel. Its real caller handles the failure.
    void postLanguageRows(id, from).catch(() => undefined);
    const article = await articleOf({ id, language: here.lang, pageLanguage: language }, from);
    return { kind: 'post', post: toPost(here, article, language) };
  }
  const moved = shown.find(({ row: source, lang }) =>
    localizedLines(lang, source.previousSlugs, null).value.includes(slug),
  );
  return moved ? { kind: 'moved', slug: moved.row.slug } : null;
}
