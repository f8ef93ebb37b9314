import type { Plugin } from 'vite';

const ROUTE = /\/app\/(.+)\?__remix-build-client-route$/;
const APPLICATION = new Set(['root.tsx', 'pages/admin.tsx']);

/** Drops all routes from the browser build but those that Remix runs there: browsers get only the HTML of others. */
export const applicationRoutes = (): Plugin => ({
  name: 'application-routes',
  enforce: 'pre',
  load(id) {
    const route = ROUTE.exec(id)?.[1];
    return route === undefined || APPLICATION.has(route) ? null : 'export {};';
  },
});
