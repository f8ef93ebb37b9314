import { errors } from '@strapi/utils';
import { statisticsBatch } from '../../contract/statistics';
import { callerTokens } from '../accounts/caller-tokens';
import { checkEnvironment } from '../env';
import { addOpenRoute, type HttpContext, type Strapi } from '../strapi';
import { addBatch } from './add-batch';

/** POST /site-statistics, with the site's token. */
export function registerStatisticsRoute(strapi: Strapi): void {
  const { isSite } = callerTokens(strapi);
  const { ENCRYPTION_KEY } = checkEnvironment();
  addOpenRoute(strapi, {
    method: 'POST',
    path: '/site-statistics',
    handler: async (context: HttpContext) => {
      if (!isSite(context)) throw new errors.UnauthorizedError();
      const given = statisticsBatch.safeParse(context.request.body);
      if (!given.success) throw new errors.ValidationError('Statistics are a run, a number and counts.');
      await strapi.db.transaction(({ trx }) => addBatch(trx, given.data, ENCRYPTION_KEY));
      context.status = 204;
    },
  });
}
