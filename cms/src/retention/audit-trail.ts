import { AUDIT_RETENTION_DAYS } from '../../contract/audit-fields';
import { removeExpired } from '../audit/trail';
import type { Strapi } from '../strapi';
import { NIGHTLY } from './nightly';

async function removeOldEntries(strapi: Strapi): Promise<void> {
  const count = await removeExpired(strapi.db.connection);
  if (count > 0)
    strapi.log.info(`${count} entries of the audit trail older than ${AUDIT_RETENTION_DAYS} days removed`);
}

export async function keepAuditTrailNoLongerThanPromised(strapi: Strapi): Promise<void> {
  await removeOldEntries(strapi);
  strapi.cron.add({
    removeOldAuditEntries: { task: () => removeOldEntries(strapi), options: { rule: NIGHTLY } },
  });
}
