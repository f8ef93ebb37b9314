import { DEFAULT_LANGUAGE, type Language, splitPath } from 'contract/languages';
import { CARRIED_PARAMETERS } from '~/page-parameters';

export interface UrlLocale {
  /** The explicit prefix of the current address, which internal links keep (decisions A10). */
  prefix: Language | null;
  language: Language;
}

/** Addresses that exist once, outside the language prefixes (decisions A14). */
const OUTSIDE_LANGUAGES =
  /^\/(?:admin|api|uploads|assets|healthz|readyz|servingz)(?:\/|$)|^\/[^/]*\.[a-z0-9]+$/i;

const isCarried = (name: string) => (CARRIED_PARAMETERS as readonly string[]).includes(name);

function withPrefix(prefix: Language | null, path: string): string {
  if (prefix === null) return path;
  return path === '/' ? `/${prefix}` : `/${prefix}${path}`;
}

/** Links a page with this locale to `to`, such as `/blog?tag=TI#top`, without language (decisions A10). */
export function internalHref(to: string, { prefix, language }: UrlLocale): string {
  const end = to.search(/[?#]/);
  const path = end === -1 ? to : to.slice(0, end);
  // An editor may have copied a page's address together with its language.
  if (OUTSIDE_LANGUAGES.test(path) || splitPath(path).prefix !== null) return to;
  const kept = prefix ?? (language === DEFAULT_LANGUAGE ? null : language);
  return withPrefix(kept, path) + to.slice(path.length);
}

export interface LanguageHrefOptions {
  /** Prefixes German too, for search engines and visitors without scripts. */
  isPrefixed?: boolean;
}

export function languageHref(
  current: string,
  target: Language,
  { isPrefixed = false }: LanguageHrefOptions = {},
): string {
  const { pathname, searchParams, hash } = new URL(`http://site${current}`);
  const prefix = target === DEFAULT_LANGUAGE && !isPrefixed ? null : target;
  const carried = new URLSearchParams([...searchParams].filter(([name]) => isCarried(name)));
  const query = carried.size > 0 ? `?${carried}` : '';
  return withPrefix(prefix, splitPath(pathname).path) + query + hash;
}
