// By its path: this file is part of Vite's configuration, which leaves packages to Node.js.
import { cleanText } from '../../cms/contract/clean-text';

/** Why an address is refused before it is routed. */
export type RefusedTarget = 400 | 404 | 414;

/** What is done with an address before it is routed. */
export type RequestTarget =
  | { kind: 'page'; pathname: string; search: string }
  | { kind: 'redirect'; location: string }
  | { kind: 'refused'; status: RefusedTarget };

/** Path and query together. The longest that the site itself writes are keys of 255 letters, nine bytes each. */
const MAX_LENGTH = 4_096;

/**
 * The deepest page has three. Remix compiles and ranks every route anew for each request
 * (https://github.com/remix-run/react-router/issues/8653) and looks at all of them again for each segment
 * (https://github.com/remix-run/react-router/issues/15249), so that more of them cost time.
 */
const MAX_SEGMENTS = 8;

/** Whether an address belongs to the calls under `/api`, whose every answer is JSON. @param url with or without its query */
export function isApiPath(url: string): boolean {
  return /^\/api(?:[/?]|$)/.test(url);
}

/** `.` and `..`, however they are written: `URL` resolves them, so that each part of the server would read another path. */
const DOT_SEGMENT = /^(?:\.|%2e){1,2}$/i;

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/** The query without control characters, which would else stand in the page that shows what was asked for. */
function cleanQuery(search: string): string {
  const given = [...new URLSearchParams(search)];
  if (given.every((pair) => pair.every((text) => text === cleanText(text)))) return search;
  return `?${new URLSearchParams(given.map(([name, value]) => [cleanText(name), cleanText(value)]))}`;
}

const refuse = (status: RefusedTarget): RequestTarget => ({ kind: 'refused', status });

/**
 * Reads the target of a request line. An address decodes as UTF-8, has no empty segments and no trailing slash.
 * Everything that comes after this may rely on its length: what is refused here costs next to nothing.
 */
export function readTarget(target: string): RequestTarget {
  if (target.length > MAX_LENGTH) return refuse(414);
  if (!target.startsWith('/') || /[\\#]/.test(target)) return refuse(400);
  const queryAt = target.indexOf('?');
  const pathname = queryAt === -1 ? target : target.slice(0, queryAt);
  const query = queryAt === -1 ? '' : target.slice(queryAt);
  // The calls refuse such input by themselves, and say why.
  const search = query === '' || isApiPath(target) ? query : cleanQuery(query);
  if (pathname === '/') return { kind: 'page', pathname, search };
  const isClosed = pathname.endsWith('/');
  const path = isClosed ? pathname.slice(0, -1) : pathname;
  const segments = path.slice(1).split('/');
  if (segments.some((segment) => DOT_SEGMENT.test(segment)) || !isDecodable(path)) return refuse(400);
  // Remix takes two slashes for one in some places and not in others
  // (https://github.com/remix-run/react-router/issues/8428); led to by a redirect, `//host` is another site.
  if (segments.length > MAX_SEGMENTS || segments.includes('')) return refuse(404);
  return isClosed ? { kind: 'redirect', location: path + search } : { kind: 'page', pathname, search };
}
