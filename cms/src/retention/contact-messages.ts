import { CONTACT_SUBMISSION } from '../content-types';
import { type Strapi, table } from '../strapi';
import { NIGHTLY } from './nightly';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The privacy note under the contact form promises this period (decision E7). */
async function removeOldMessages(strapi: Strapi, retentionDays: number): Promise<void> {
  const before = new Date(Date.now() - retentionDays * DAY_MS).toISOString();
  const { count } = await table(strapi, CONTACT_SUBMISSION).deleteMany({
    where: { submittedAt: { $lt: before } },
  });
  if (count > 0) strapi.log.info(`${count} contact messages older than ${retentionDays} days removed`);
}

export async function keepMessagesNoLongerThan(strapi: Strapi, retentionDays: number): Promise<void> {
  await removeOldMessages(strapi, retentionDays);
  strapi.cron.add({
    removeOldMessages: { task: () => removeOldMessages(strapi, retentionDays), options: { rule: NIGHTLY } },
  });
}
