import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from 'contract/languages';
import type { PostState } from 'contract/post-fields';
import type { ListedPost } from 'contract/post-list';

/** Visitors can read it, in this version or an earlier one. */
const isLive = (state: PostState | undefined) => state === 'published' || state === 'modified';

const addressOf = (language: Language, slug: string) => `/${language}/blog/${encodeURIComponent(slug)}`;

/** German where the post is written in it, else the first language. */
const mainLanguage = ({ languages }: ListedPost): Language =>
  LANGUAGE_CODES.find((code) => languages[code]) ?? DEFAULT_LANGUAGE;

/** Where visitors read the post; null where they cannot. */
export function liveAddress({ languages, publishedSlug }: ListedPost): string | null {
  const language = LANGUAGE_CODES.find((code) => isLive(languages[code]?.state));
  return language && publishedSlug ? addressOf(language, publishedSlug) : null;
}

/** Where an editor sees the draft as visitors will see it. */
export function previewAddress(post: ListedPost): string | null {
  return post.slug ? `${addressOf(mainLanguage(post), post.slug)}?preview=1` : null;
}

/** An address of Strapi's panel. @param path as the contract has it */
export const panelAddress = (path: string, panelUrl: string): string => new URL(path, panelUrl).href;

/** Where the post is edited in Strapi. */
export const editPath = (post: ListedPost): string | undefined =>
  post.languages[mainLanguage(post)]?.panelPath;
