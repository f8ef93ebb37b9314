import { dayInBerlin } from '../../contract/german-time';
import { STATISTICS_MONTHS } from '../../contract/statistics-fields';
import { removeOldStatistics } from '../statistics/old-statistics';
import type { Strapi } from '../strapi';
import { NIGHTLY } from './nightly';

async function remove(strapi: Strapi): Promise<void> {
  const count = await removeOldStatistics(strapi.db.connection, dayInBerlin());
  if (count > 0) strapi.log.info(`${count} numbers older than ${STATISTICS_MONTHS} months removed`);
}

export async function keepStatisticsNoLongerThanPromised(strapi: Strapi): Promise<void> {
  await remove(strapi);
  strapi.cron.add({ removeOldStatistics: { task: () => remove(strapi), options: { rule: NIGHTLY } } });
}
