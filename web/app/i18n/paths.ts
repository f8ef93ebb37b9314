import { DEFAULT_LANGUAGE, isLanguage, type Language } from 'contract/languages';
import { CARRIED_PARAMETERS } from '~/page-parameters';

/** An address without its language prefix, and that prefix. */
export interface SplitPath {
  prefix: Language | null;
  path: string;
}

/** The language of a page, and how its address says it. */
export interface UrlLocale {
  /** The explicit prefix of the current address, which internal links keep (decisions A10). */
  prefix: Language | null;
  language: Language;
}

/** Addresses that exist once, outside the language prefixes (decisions A14). */
const OUTSIDE_LANGUAGES = /^\/(?:admin|api|uploads|assets|healthz|readyz)(?:\/|$)|^\/[^/]*\.[a-z0-9]+$/i;

const isCarried = (name: string) => (CARRIED_PARAMETERS as readonly string[]).includes(name);

export function splitPath(pathname: string): SplitPath {
  const [, first = '', ...rest] = pathname.split('/');
  return isLanguage(first) ? { prefix: first, path: `/${rest.join('/')}` } : { prefix: null, path: pathname };
}

function withPrefix(prefix: Language | null, path: string): string {
  if (prefix === null) return path;
  return path === '/' ? `/${prefix}` : `/${prefix}${path}`;
}

/**
 * The address of a page of this site, as a link on a page with this locale has to write it (decisions A10).
 * `to` is written without a language and may carry a query and a hash: `/#contact`, `/blog?tag=TI#top`.
 */
export function internalHref(to: string, { prefix, language }: UrlLocale): string {
  const end = to.search(/[?#]/);
  const path = end === -1 ? to : to.slice(0, end);
  // An editor may have copied the address of a page together with its language.
  if (OUTSIDE_LANGUAGES.test(path) || splitPath(path).prefix !== null) return to;
  const kept = prefix ?? (language === DEFAULT_LANGUAGE ? null : language);
  return withPrefix(kept, path) + to.slice(path.length);
}

export interface LanguageHrefOptions {
  /** Whether German has its prefix too: what search engines and visitors without scripts can follow. */
  isPrefixed?: boolean;
}

/**
 * The page at `current`, with its query and hash, in another language. German has no prefix unless `isPrefixed`.
 * Every link to another language is made here. A tag of the blog may travel: all languages share the tags.
 */
export function languageHref(
  current: string,
  target: Language,
  { isPrefixed = false }: LanguageHrefOptions = {},
): string {
  // Read against a host that plays no part; the address itself is a path of this site.
  const { pathname, searchParams, hash } = new URL(`http://site${current}`);
  const prefix = target === DEFAULT_LANGUAGE && !isPrefixed ? null : target;
  const carried = new URLSearchParams([...searchParams].filter(([name]) => isCarried(name)));
  const query = carried.size > 0 ? `?${carried}` : '';
  return withPrefix(prefix, splitPath(pathname).path) + query + hash;
}
