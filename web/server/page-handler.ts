import { createRequestHandler, type RequestHandler, type ServerBuild } from '@remix-run/server-runtime';

type Routes = ServerBuild['routes'];
type Route = Routes[string];

/**
 * The segment with which every address begins that a route can match, `''` for the home page. Null where it may be
 * any, as for `*` and for the root, which stands around all pages.
 */
function firstSegmentOf(route: Route, routes: Routes): string | null {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  if (!parent) return null;
  if (parent.parentId !== undefined) return firstSegmentOf(parent, routes);
  if (route.path === undefined) return route.index ? '' : null;
  const [segment = ''] = route.path.split('/');
  return route.caseSensitive && !/[:*?]/.test(segment) ? segment : null;
}

/** What Remix looks for: it takes `.data` for a request of its own scripts, and reads the path decoded. */
function segmentIn(pathname: string): string {
  const path = pathname.endsWith('.data') ? pathname.slice(0, -'.data'.length) : pathname;
  return path === '/_root' ? '' : decodeURIComponent(path.split('/', 2)[1] ?? '');
}

function only<Value>(all: Readonly<Record<string, Value>>, ids: ReadonlySet<string>): Record<string, Value> {
  return Object.fromEntries(Object.entries(all).filter(([id]) => ids.has(id)));
}

/** The routes of each first segment, with those that may match any address; under null these alone. */
export function routesBySegment(routes: Routes): Map<string | null, Routes> {
  const segments = new Map(Object.values(routes).map((route) => [route.id, firstSegmentOf(route, routes)]));
  return new Map(
    [...new Set(segments.values())].map((segment) => {
      const ids = [...segments].filter(([, own]) => own === segment || own === null).map(([id]) => id);
      return [segment, only(routes, new Set(ids))];
    }),
  );
}

/** Those of them among which the route of an address is, if it has one. */
export function findRoutes<Kept>(bySegment: ReadonlyMap<string | null, Kept>, pathname: string) {
  return bySegment.get(segmentIn(pathname)) ?? bySegment.get(null);
}

/**
 * Remix compiles and ranks all routes it was given anew whenever it looks for one, several times a request. Here it is
 * given those alone that begin like the address: a language, or one page (docs/decisions/0029). The browser has all.
 */
export function createPageHandler(build: ServerBuild): RequestHandler {
  const handlers = new Map(
    [...routesBySegment(build.routes)].map(([segment, routes]) => {
      const ids = new Set(Object.keys(routes));
      const assets = { ...build.assets, routes: only(build.assets.routes, ids) };
      return [segment, createRequestHandler({ ...build, routes, assets }, 'production')];
    }),
  );
  return (request, context) => {
    const handle = findRoutes(handlers, new URL(request.url).pathname);
    if (!handle) throw new Error('The site has no root.');
    return handle(request, context);
  };
}
