import { DEFAULT_LANGUAGE, isLanguage, type Language } from './languages';

/** What an address says about its language: a prefix, if there is one, and the path without it. */
export interface SplitPath {
  prefix: Language | null;
  path: string;
}

export interface Place {
  /** The explicit prefix of the current address, which internal links keep (decisions A10). */
  prefix: Language | null;
  language: Language;
}

/** Addresses that exist once, outside the language prefixes (decisions A14). */
const OUTSIDE_LANGUAGES = /^\/(?:admin|api|uploads|assets|healthz|readyz)(?:\/|$)|^\/[^/]*\.[a-z0-9]+$/i;

/** Query parameters that may travel to another language; everything else, secrets first, is dropped (decisions A16). */
const SHARED_PARAMETERS = ['tag', 'q', 'meeting'] as const;

export function splitPath(pathname: string): SplitPath {
  const [, first = '', ...rest] = pathname.split('/');
  return isLanguage(first) ? { prefix: first, path: `/${rest.join('/')}` } : { prefix: null, path: pathname };
}

function withPrefix(prefix: Language | null, path: string): string {
  if (prefix === null) return path;
  return path === '/' ? `/${prefix}` : `/${prefix}${path}`;
}

/**
 * The address of a page of this site, as a link on the page at `place` has to write it (decisions A10).
 * `to` is written without a language and may carry a query and a hash: `/#contact`, `/blog?tag=TI#top`.
 */
export function internalHref(to: string, { prefix, language }: Place): string {
  const end = to.search(/[?#]/);
  const path = end === -1 ? to : to.slice(0, end);
  if (OUTSIDE_LANGUAGES.test(path)) return to;
  const kept = prefix ?? (language === DEFAULT_LANGUAGE ? null : language);
  return withPrefix(kept, path) + to.slice(path.length);
}

export interface SwitchOptions {
  /** Whether a blog tag exists in the target language; without it every tag is kept. */
  isTagKnown?: (tag: string) => boolean;
}

/** The same page in another language: German has no prefix (specification 4, decisions A3, A16). */
export function switchHref(current: string, target: Language, { isTagKnown }: SwitchOptions = {}): string {
  const [pathname = '/', search = ''] = (current.split('#')[0] ?? '').split('?', 2);
  const path = withPrefix(target === DEFAULT_LANGUAGE ? null : target, splitPath(pathname).path);
  const before = new URLSearchParams(search);
  const after = new URLSearchParams();
  for (const name of SHARED_PARAMETERS) {
    const value = before.get(name);
    if (value === null || (name === 'tag' && isTagKnown?.(value) === false)) continue;
    after.set(name, value);
  }
  return after.size > 0 ? `${path}?${after}` : path;
}
