/** What is to be done with an address before anything looks for a page behind it. */
export type RequestTarget =
  | { kind: 'page'; pathname: string; search: string }
  | { kind: 'redirect'; location: string }
  | { kind: 'malformed' };

/** Whether an address belongs to the calls under `/api`, whose every answer is JSON. @param url with or without its query */
export function isCall(url: string): boolean {
  return /^\/api(?:[/?]|$)/.test(url);
}

/** One leading slash and none at the end; without this, `//evil.example/` would lead to another host. */
function withoutTrailingSlash(pathname: string): string {
  return `/${pathname.replace(/^\/+|\/+$/g, '')}`;
}

/** Reads the target of a request line: addresses have no trailing slash (decisions A14) and decode as UTF-8. */
export function readTarget(target: string): RequestTarget {
  if (!target.startsWith('/') || target.includes('\\')) return { kind: 'malformed' };
  const queryAt = target.indexOf('?');
  const pathname = queryAt === -1 ? target : target.slice(0, queryAt);
  const search = queryAt === -1 ? '' : target.slice(queryAt);
  try {
    decodeURIComponent(pathname);
  } catch {
    return { kind: 'malformed' };
  }
  if (pathname !== '/' && pathname.endsWith('/')) {
    return { kind: 'redirect', location: withoutTrailingSlash(pathname) + search };
  }
  return { kind: 'page', pathname, search };
}
