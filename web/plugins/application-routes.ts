import type { Plugin } from 'vite';

/** A route as Remix builds it for browsers. */
const ROUTE = /\/app\/(.+)\?__remix-build-client-route$/;
/** The root, and the routes that Remix runs in the browser. */
const APPLICATION = new Set(['root.tsx', 'pages/admin.tsx']);

/** Keeps the code of documents out of the build for browsers, which get HTML of them and nothing else. */
export function applicationRoutes(): Plugin {
  return {
    name: 'application-routes',
    enforce: 'pre',
    load(id) {
      const route = ROUTE.exec(id)?.[1];
      return route === undefined || APPLICATION.has(route) ? null : 'export {};';
    },
  };
}
