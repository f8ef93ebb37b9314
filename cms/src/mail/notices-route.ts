import type { NoticesState } from '../../contract/notices-state';
import { readSettings } from '../env';
import { addSiteRoute } from '../site-routes';
import type { Strapi } from '../strapi';
import { countGivenUp } from './given-up';
import { waysOf } from './notice';
import { countWaiting } from './waiting-notices';

/** Answers the metrics of the site: numbers alone. */
export function registerNoticesRoute(strapi: Strapi): void {
  addSiteRoute(strapi, {
    method: 'GET',
    path: '/site-notices',
    handler: async (context) => {
      context.set('Cache-Control', 'no-store');
      const waiting = await countWaiting(strapi.db.connection, waysOf(readSettings()));
      const state: NoticesState = waiting.map((one) => ({ ...one, givenUp: countGivenUp(one.way) }));
      context.body = state;
    },
  });
}
