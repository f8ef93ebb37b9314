// Relative, because Vite's configuration leaves packages to Node.js.
import { cleanText } from '../../cms/contract/clean-text';
import type { RefusalCode } from '../../cms/contract/refusal';

export type RequestTarget =
  | { kind: 'page'; pathname: string; search: string }
  | { kind: 'redirect'; location: string }
  | { kind: 'refused'; code: RefusalCode };

/** Path and query; the site's longest keys have 255 letters of nine bytes each. */
const MAX_LENGTH = 4_096;

/** The deepest page has three. Remix matches routes for each (https://github.com/remix-run/react-router/issues/8653). */
const MAX_SEGMENTS = 8;

/** Matches the calls under `/api`, which answer in JSON. @param url with or without its query */
export const isApiPath = (url: string): boolean => /^\/api(?:[/?]|$)/.test(url);

/** `URL` resolves `.` and `..`, encoded ones too, so that parts of the server would read different paths. */
const DOT_SEGMENT = /^(?:\.|%2e){1,2}$/i;

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/** Removes control characters, which the page that shows the query would contain. */
function cleanQuery(search: string): string {
  const given = [...new URLSearchParams(search)];
  if (given.every((pair) => pair.every((text) => text === cleanText(text)))) return search;
  return `?${new URLSearchParams(given.map(([name, value]) => [cleanText(name), cleanText(value)]))}`;
}

const refuse = (code: RefusalCode): RequestTarget => ({ kind: 'refused', code });

/** Requires valid UTF-8, no empty segments and no trailing slash. Later code relies on the length checked here. */
export function readTarget(target: string): RequestTarget {
  if (target.length > MAX_LENGTH) return refuse('address-too-long');
  if (!target.startsWith('/') || /[\\#]/.test(target)) return refuse('address-unreadable');
  const [pathname = ''] = target.split('?', 1);
  const query = target.slice(pathname.length);
  // The calls refuse such input themselves and say why.
  const search = query === '' || isApiPath(target) ? query : cleanQuery(query);
  if (pathname === '/') return { kind: 'page', pathname, search };
  const isClosed = pathname.endsWith('/');
  const path = isClosed ? pathname.slice(0, -1) : pathname;
  const segments = path.slice(1).split('/');
  if (segments.some((segment) => DOT_SEGMENT.test(segment)) || !isDecodable(path))
    return refuse('address-unreadable');
  // Remix merges double slashes inconsistently (https://github.com/remix-run/react-router/issues/8428), and a redirect
  // to `//host` would leave the site.
  if (segments.length > MAX_SEGMENTS || segments.includes('')) return refuse('path-unknown');
  return isClosed ? { kind: 'redirect', location: path + search } : { kind: 'page', pathname, search };
}
