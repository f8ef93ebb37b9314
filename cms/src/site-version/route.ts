import type { HttpContext, Strapi } from '../strapi-door';
import { readVersion } from './version-row';

type Routes = Parameters<Strapi['server']['routes']>[0];

/** GET /site-version: open, one row. The site keys its cache by it; readiness asks it (decisions H6). */
export function registerVersionRoute(strapi: Strapi): void {
  const routes = [
    {
      method: 'GET',
      path: '/site-version',
      info: { type: 'content-api' },
      config: { auth: false },
      handler: async (context: HttpContext) => {
        context.set('Cache-Control', 'no-store');
        context.body = { version: await readVersion(strapi) };
      },
    },
  ];
  strapi.server.routes(routes as unknown as Routes);
}
