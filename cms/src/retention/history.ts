import { removeOldChanges } from '../history/changes';
import type { Strapi } from '../strapi';
import { NIGHTLY } from './nightly';

async function remove(strapi: Strapi): Promise<void> {
  const count = await removeOldChanges(strapi.db.connection);
  if (count > 0) strapi.log.info(`${count} old changes removed from the history of the content`);
}

export async function keepHistoryWithinBounds(strapi: Strapi): Promise<void> {
  await remove(strapi);
  strapi.cron.add({ removeOldChanges: { task: () => remove(strapi), options: { rule: NIGHTLY } } });
}
