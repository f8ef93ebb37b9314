import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from 'contract/languages';
import type { PostState } from 'contract/post-fields';
import type { ListedPost } from 'contract/post-list';

const isLive = (state: PostState | undefined) => state === 'published' || state === 'modified';

const addressOf = (language: Language, slug: string) => `/${language}/blog/${encodeURIComponent(slug)}`;

const mainLanguage = ({ languages }: ListedPost): Language =>
  LANGUAGE_CODES.find((code) => languages[code]) ?? DEFAULT_LANGUAGE;

export function liveAddress({ languages, publishedSlug }: ListedPost): string | null {
  const language = LANGUAGE_CODES.find((code) => isLive(languages[code]?.state));
  return language && publishedSlug ? addressOf(language, publishedSlug) : null;
}

export function previewAddress(post: ListedPost): string | null {
  return post.slug ? `${addressOf(mainLanguage(post), post.slug)}?preview=1` : null;
}

export const panelAddress = (path: string, panelUrl: string): string => new URL(path, panelUrl).href;

export const editPath = (post: ListedPost): string | undefined =>
  post.languages[mainLanguage(post)]?.panelPath;
