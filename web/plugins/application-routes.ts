import type { Plugin } from 'vite';

const ROUTE = /\/app\/(.+)\?__remix-build-client-route$/;
/** The root, and the routes that Remix runs in the browser. */
const APPLICATION = new Set(['root.tsx', 'pages/admin.tsx']);

/** Drops the code of documents from the browser build, because browsers get only their HTML. */
export const applicationRoutes = (): Plugin => ({
  name: 'application-routes',
  enforce: 'pre',
  load(id) {
    const route = ROUTE.exec(id)?.[1];
    return route === undefined || APPLICATION.has(route) ? null : 'export {};';
  },
});
