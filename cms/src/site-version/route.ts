import { COPY_HEADER } from '../../contract/site-version';
import { addOpenRoute, type HttpContext, type Strapi } from '../strapi';
import { countCopies } from './copies';
import { readVersion } from './version-row';

/** The site's cache and readiness check need it (decision H6). */
export function registerVersionRoute(strapi: Strapi): void {
  addOpenRoute(strapi, {
    method: 'GET',
    path: '/site-version',
    handler: async (context: HttpContext) => {
      context.set('Cache-Control', 'no-store');
      const { version, parts } = await readVersion(strapi);
      context.body = { version, parts, copies: countCopies(context.get(COPY_HEADER)) };
    },
  });
}
