import type { Knex } from 'knex';
import type { LinkPurpose } from '../accounts/password-link';
import { type Environment, readSettings } from '../env';
import { oneAtATime } from '../one-at-a-time';
import type { Strapi } from '../strapi';
import { noteGivenUp } from './given-up';
import { handOver } from './hand-over';
import { type Destination, type Notice, type NoticeFacts, type NoticeKind, type Way, waysOf } from './notice';
import { addNotice, removeOtherWays } from './waiting-notices';
import { SENDERS } from './ways';

const EVERY_FIVE_SECONDS = '*/5 * * * * *';

export function destinationsOf(mailTo: readonly string[] = []): Destination<'mail' | 'webhook'>[] {
  const settings = readSettings();
  const ways = waysOf(settings);
  const addresses = mailTo.length > 0 ? mailTo : settings.CONTACT_NOTIFY;
  return [
    ...(ways.includes('mail') ? addresses.map((recipient) => ({ way: 'mail' as const, recipient })) : []),
    ...(ways.includes('webhook') ? [{ way: 'webhook' as const, recipient: '' }] : []),
  ];
}

/** Queues a copy for each recipient, in the transaction that is running if there is one. Sends nothing itself. */
export async function notify<Kind extends NoticeKind>(
  strapi: Strapi,
  kind: Kind,
  facts: NoticeFacts[Kind],
): Promise<void> {
  const notice = { kind, ...facts } as unknown as Notice;
  const destinations = destinationsOf();
  await strapi.db.transaction(({ trx }) => addNotice(trx, destinations, notice));
}

export async function orderLink(database: Knex, account: number, purpose: LinkPurpose): Promise<void> {
  const order = { purpose, at: new Date().toISOString() };
  await addNotice(database, [{ way: 'account', recipient: String(account) }], order);
}

/** Sends by each way on its own, so that a server that hangs delays no other way and no answer. */
export async function sendNotices(strapi: Strapi, environment: Environment): Promise<void> {
  const ways = waysOf(environment);
  await removeOtherWays(strapi.db.connection, ways);
  for (const way of ways) sendRegularly(strapi, environment, way);
}

function sendRegularly<OneWay extends Way>(strapi: Strapi, environment: Environment, way: OneWay): void {
  const send = SENDERS[way](strapi, environment);
  const tick = handOver({
    database: strapi.db.connection,
    way,
    send,
    log: strapi.log,
    noteGivenUp: (count) => noteGivenUp(way, count),
  });
  let timer: NodeJS.Timeout | undefined;
  // Comes at the end of a rest, because a tick up to five seconds later would be too late for those who wait longest.
  const planNext = (at: number | null): void => {
    clearTimeout(timer);
    if (at !== null) timer = setTimeout(() => void task(), at - Date.now()).unref();
  };
  const reportFailure = (error: unknown): void => {
    const reason = error instanceof Error ? error.message : error;
    strapi.log.error(`Notices by ${way} could not be read or removed (${reason})`);
  };
  // Rejects never, which would end Strapi.
  const task = oneAtATime(() => tick().then(planNext).catch(reportFailure));
  strapi.cron.add({ [`sendNoticesBy-${way}`]: { task, options: { rule: EVERY_FIVE_SECONDS } } });
}
