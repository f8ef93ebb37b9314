import { errors } from '@strapi/utils';
import type { NoticesState } from '../../contract/notices-state';
import { callerTokens } from '../accounts/caller-tokens';
import { readSettings } from '../env';
import { addOpenRoute, type HttpContext, type Strapi } from '../strapi';
import { countGivenUp } from './given-up';
import { waysOf } from './notice';
import { countWaiting } from './waiting-notices';

/** GET /site-notices, with the site's token, for its metrics: numbers alone. */
export function registerNoticesRoute(strapi: Strapi): void {
  const { isSite } = callerTokens(strapi);
  addOpenRoute(strapi, {
    method: 'GET',
    path: '/site-notices',
    handler: async (context: HttpContext) => {
      if (!isSite(context)) throw new errors.UnauthorizedError();
      context.set('Cache-Control', 'no-store');
      const waiting = await countWaiting(strapi.db.connection, waysOf(readSettings()));
      const state: NoticesState = waiting.map((one) => ({ ...one, givenUp: countGivenUp(one.way) }));
      context.body = state;
    },
  });
}
