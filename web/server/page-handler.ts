import { createRequestHandler, type RequestHandler, type ServerBuild } from '@remix-run/server-runtime';

type Routes = ServerBuild['routes'];
type Route = Routes[string];

/** Returns the first segment that a route matches: `''` for the home page, null for any, as for `*` and the root. */
function firstSegmentOf(route: Route, routes: Routes): string | null {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  if (!parent) return null;
  if (parent.parentId !== undefined) return firstSegmentOf(parent, routes);
  if (route.path === undefined) return route.index ? '' : null;
  const [segment = ''] = route.path.split('/');
  return route.caseSensitive && !/[:*?]/.test(segment) ? segment : null;
}

/** Mirrors Remix, which strips `.data` from its own requests and decodes the path. */
function segmentIn(pathname: string): string {
  const path = pathname.endsWith('.data') ? pathname.slice(0, -'.data'.length) : pathname;
  return path === '/_root' ? '' : decodeURIComponent(path.split('/', 2)[1] ?? '');
}

function only<Value>(all: Readonly<Record<string, Value>>, ids: ReadonlySet<string>): Record<string, Value> {
  return Object.fromEntries(Object.entries(all).filter(([id]) => ids.has(id)));
}

/** Groups routes by first segment, each with those that match any address; null has only these. */
export function routesBySegment(routes: Routes): Map<string | null, Routes> {
  const segments = new Map(Object.values(routes).map((route) => [route.id, firstSegmentOf(route, routes)]));
  return new Map(
    [...new Set(segments.values())].map((segment) => {
      const ids = [...segments].filter(([, own]) => own === segment || own === null).map(([id]) => id);
      return [segment, only(routes, new Set(ids))];
    }),
  );
}

export function findRoutes<Kept>(bySegment: ReadonlyMap<string | null, Kept>, pathname: string) {
  return bySegment.get(segmentIn(pathname)) ?? bySegment.get(null);
}

/** Passes Remix few routes, because it ranks all it has several times a request (docs/decisions/0029). */
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
