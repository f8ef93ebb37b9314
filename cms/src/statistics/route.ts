import { statisticsBatch } from '../../contract/statistics';
import { checkEnvironment } from '../env';
import { takeReports } from '../site-routes';
import type { Strapi } from '../strapi';
import { addBatch } from './add-batch';

export function registerStatisticsRoute(strapi: Strapi): void {
  const { ENCRYPTION_KEY } = checkEnvironment();
  takeReports(strapi, {
    path: '/site-statistics',
    schema: statisticsBatch,
    refusal: 'Statistics are a run, a number and counts.',
    take: async (batch) => {
      await strapi.db.transaction(({ trx }) => addBatch(trx, batch, ENCRYPTION_KEY));
    },
  });
}
