import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from 'contract/languages';
import { isDue, type PostCategory, tagsOf } from 'contract/post-fields';
import { orWhenUnavailable } from '~/content/store/availability.server';
import { type ContentClient, contentClient } from '~/content/store/content-client.server';
import { localizedLines, localizedText, pairWithGerman } from './localized';
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
  /** Its media type. */
  mime: string | null;
}

/** A published post as lists show it; `lang` says when it is the German one (decisions C7). */
export interface PostSummary {
  /** The same in every language, also after a correction (decisions C6). */
  id: string;
  slug: string;
  lang: Language;
  title: string;
  excerpt: string;
  /** Null where the site draws one. */
  cover: PostCover | null;
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
  /** What search engines and shared links say in the place of title and excerpt. */
  searchTexts: { title: string | null; description: string | null };
}

/** What an address of the blog leads to: a post, or the address that it has today (decisions A15). */
export type FoundPost = { kind: 'post'; post: Post } | { kind: 'moved'; slug: string };

function coverOf({ cover }: PostRow, lang: Language): PostCover | null {
  if (!cover) return null;
  return { ...pictureIn(lang, cover), focalPoint: cover.focalPoint ?? null, mime: cover.mime ?? null };
}

function toSummary(source: PostRow, lang: Language): PostSummary {
  return {
    id: source.documentId,
    slug: source.slug,
    lang,
    title: source.title ?? source.slug,
    excerpt: source.excerpt ?? '',
    cover: coverOf(source, lang),
    category: source.category ?? null,
    author: source.author ?? null,
    publishedOn: source.publicationDate ?? null,
    readTime: source.readTime ?? null,
    tags: tagsOf(source.tags),
    isFeatured: source.featured ?? false,
    lastUpdated: source.updatedAt ?? null,
  };
}

/** A post as its own page shows it. */
export function toPost(
  { row: source, lang }: ShownRow,
  { content, coverText }: ArticleRow,
  pageLanguage: Language,
): Post {
  const summary = toSummary(source, lang);
  const { cover } = summary;
  // The row knows the text in its own language; a page that shows German in its place may have one all the same.
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

/** What a language shows of a post: its own row, else the German one unless editors hide it where it is not translated. */
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
  const germanRows = await postRowsIn(DEFAULT_LANGUAGE, from);
  // This language was never loaded before Strapi became unreachable: German is better than nothing.
  const rows =
    language === DEFAULT_LANGUAGE ? germanRows : await orWhenUnavailable(postRowsIn(language, from), []);
  return pairWithGerman(rows, germanRows).flatMap(
    ({ row: own, german }) => shownRow(language, own, german) ?? [],
  );
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

export interface PostLanguages {
  /** In which it is written. */
  written: readonly Language[];
  /** In which its page exists, with the German text where it is not written. */
  shown: readonly Language[];
}

/** The languages of a post. @throws ContentUnavailable */
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

/** The bodies of posts, each in the language that the post is shown in. @throws ContentUnavailable */
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

/** The post at an address, by its slug of today or an earlier one. @throws ContentUnavailable */
export async function findPost(
  slug: string,
  language: Language,
  from: ContentClient = contentClient(),
): Promise<FoundPost | null> {
  const shown = await shownRows(language, from);
  const here = shown.find(({ row: source }) => source.slug === slug);
  if (here) {
    const { documentId: id } = here.row;
    // Its page needs them too: asked for at the same time, they cost no time of their own. Who needs them meets a failure.
    void postLanguageRows(id, from).catch(() => undefined);
    const article = await articleOf({ id, language: here.lang, pageLanguage: language }, from);
    return { kind: 'post', post: toPost(here, article, language) };
  }
  const moved = shown.find(({ row: source, lang }) =>
    localizedLines(lang, source.previousSlugs, null).value.includes(slug),
  );
  return moved ? { kind: 'moved', slug: moved.row.slug } : null;
}
