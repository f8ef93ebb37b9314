import { type Environment, readSettings } from '../env';
import type { Strapi } from '../strapi';
import { handOver } from './hand-over';
import { type Destination, type Notice, type NoticeFacts, type NoticeKind, type Way, waysOf } from './notice';
import { addNotice, removeOtherWays } from './waiting-notices';
import { sendBy } from './ways';

const EVERY_FIVE_SECONDS = '*/5 * * * * *';

/** Queues a copy for each recipient, in the transaction that is running if there is one. Sends nothing itself. */
export async function notify<Kind extends NoticeKind>(
  strapi: Strapi,
  kind: Kind,
  facts: NoticeFacts[Kind],
  recipients: Partial<Record<'mail' | 'visitor', readonly string[]>> = {},
): Promise<void> {
  const settings = readSettings();
  const recipientsBy: Readonly<Record<Way, readonly string[]>> = {
    mail: settings.CONTACT_NOTIFY,
    webhook: [''],
    visitor: [],
    ...recipients,
  };
  const destinations = waysOf(settings).flatMap((way): Destination[] =>
    recipientsBy[way].map((recipient) => ({ way, recipient })),
  );
  const notice = { kind, ...facts } as unknown as Notice;
  await strapi.db.transaction(({ trx }) => addNotice(trx, destinations, notice));
}

/** Sends by each way on its own, so that a server that hangs delays no other way and no answer. */
export async function sendNotices(strapi: Strapi, environment: Environment): Promise<void> {
  const ways = waysOf(environment);
  await removeOtherWays(strapi.db.connection, ways);
  for (const way of ways) {
    const send = sendBy(strapi, environment, way);
    const tick = handOver({ database: strapi.db.connection, way, send, log: strapi.log });
    let running: Promise<void> | null = null;
    const reportFailure = (error: unknown): void => {
      const reason = error instanceof Error ? error.message : error;
      strapi.log.error(`Notices by ${way} could not be read or removed (${reason})`);
    };
    const task = async () => {
      // One at a time, and without an error that nobody catches, which would end Strapi.
      running ??= tick()
        .catch(reportFailure)
        .finally(() => {
          running = null;
        });
      await running;
    };
    strapi.cron.add({ [`sendNoticesBy-${way}`]: { task, options: { rule: EVERY_FIVE_SECONDS } } });
  }
}
