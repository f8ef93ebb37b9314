import { DEFAULT_LANGUAGE, type Language } from 'contract/languages';
import { isSameName } from 'contract/post-fields';
import type { Localized } from '~/content/published/localized';
import type { PostSummary } from '~/content/published/posts.server';

export type SeriesPart = Pick<PostSummary, 'slug' | 'lang' | 'title'>;

export interface Series {
  name: Localized<string>;
  parts: SeriesPart[];
  /** The position of the post among the parts, from 0. */
  position: number;
}

const LAST = Number.MAX_SAFE_INTEGER;

function byPlace(a: PostSummary, b: PostSummary): number {
  const placeOf = ({ series }: PostSummary) => series?.place ?? LAST;
  return (
    placeOf(a) - placeOf(b) ||
    (a.publishedOn ?? '').localeCompare(b.publishedOn ?? '') ||
    a.slug.localeCompare(b.slug)
  );
}

export function partsOf(posts: readonly PostSummary[], { series }: PostSummary): PostSummary[] {
  if (!series) return [];
  return posts.filter((other) => other.series && isSameName(other.series.name, series.name)).sort(byPlace);
}

/** Returns the series of a post with all its parts; null where the post is the only one. */
export function seriesOf(
  posts: readonly PostSummary[],
  post: PostSummary,
  language: Language,
): Series | null {
  // A preview shows the draft in the place of what is published.
  const parts = partsOf([...posts.filter(({ id }) => id !== post.id), post], post);
  if (!post.series || parts.length < 2) return null;
  // A name written at one part is enough for all.
  const own = parts.find(({ lang, series }) => lang === language && series?.ownName)?.series?.ownName;
  return {
    name: own ? { value: own, lang: language } : { value: post.series.name, lang: DEFAULT_LANGUAGE },
    parts: parts.map(({ slug, lang, title }) => ({ slug, lang, title })),
    position: parts.findIndex(({ id }) => id === post.id),
  };
}
