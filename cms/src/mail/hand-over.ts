import type { Knex } from 'knex';
import type { Contents, Way } from './notice';
import {
  type Batch,
  claimBatch,
  dueBatch,
  postponeNotices,
  removeNotices,
  removeOldNotices,
  waitingRecipients,
} from './waiting-notices';

const SECOND_MS = 1_000;
const DAY_MS = 24 * 60 * 60 * SECOND_MS;

/**
 * People get one mail in this time; what happens meanwhile comes in the next. Leaves five seconds of a minute for the
 * sending, so that also a message just after a mail is told within a minute.
 */
export const BETWEEN_MAILS_MS = 55 * SECOND_MS;
/** Clocks of timers are not exact, and a tick that comes early would wait for the next. */
const EARLY_TICK_MS = 500;
const FIRST_PAUSE_MS = 10 * SECOND_MS;
const LONGEST_PAUSE_MS = 5 * 60 * SECOND_MS;
/** Renewed while the sending lasts: this long after a crash another Strapi sends, or the next start. */
export const CLAIMED_MS = 15 * SECOND_MS;
export const RENEWED_EVERY_MS = 5 * SECOND_MS;
export const GIVEN_UP_AFTER_MS = 3 * DAY_MS;

/** Rejects if the notices were not taken. */
export type Send<OneWay extends Way> = (
  notices: readonly Contents[OneWay][],
  recipient: string,
) => Promise<void>;

interface HandOver<OneWay extends Way> {
  database: Knex;
  way: OneWay;
  send: Send<OneWay>;
  log: { warn(line: string): void; error(line: string): void };
}

/**
 * Returns the work of one tick, which goes from recipient to recipient. A notice leaves the table when it was taken, so
 * that a crash may send it twice.
 */
export function handOver<OneWay extends Way>({
  database,
  way,
  send,
  log,
}: HandOver<OneWay>): (now?: number) => Promise<void> {
  const restsUntil = new Map<string, number>();
  const renewClaim = (batch: Batch<OneWay>) => {
    let { dueAt } = batch;
    const renew = async () => {
      const until = dueAt + RENEWED_EVERY_MS;
      if (await claimBatch(database, { ...batch, dueAt }, until)) dueAt = until;
    };
    const report = (error: unknown) => log.warn(`A claim on notices was not renewed (${reasonOf(error)})`);
    const timer = setInterval(() => void renew().catch(report), RENEWED_EVERY_MS).unref();
    return () => clearInterval(timer);
  };
  const handOverTo = async (recipient: string, now: number): Promise<void> => {
    const batch = await dueBatch(database, { way, recipient }, now);
    if (!batch || !(await claimBatch(database, batch, now + CLAIMED_MS))) return;
    const endRenewal = renewClaim({ ...batch, dueAt: now + CLAIMED_MS });
    try {
      await send(batch.notices, recipient);
    } catch (error) {
      const pause = pauseAfter(batch.attempts);
      log.warn(`Notices by ${way} were not taken (${reasonOf(error)}); next try in ${pause / SECOND_MS} s`);
      await postponeNotices(database, batch.ids, now + pause);
      const givenUp = await removeOldNotices(database, way, now - GIVEN_UP_AFTER_MS);
      if (givenUp > 0) log.error(`${givenUp} notices by ${way} were given up after three days`);
      return;
    } finally {
      endRenewal();
    }
    restsUntil.set(recipient, now + BETWEEN_MAILS_MS - EARLY_TICK_MS);
    await removeNotices(database, batch.ids);
  };
  return async (now = Date.now()) => {
    for (const [recipient, until] of restsUntil) if (until <= now) restsUntil.delete(recipient);
    for (const recipient of await waitingRecipients(database, way)) {
      if (!restsUntil.has(recipient)) await handOverTo(recipient, now);
    }
  };
}

const pauseAfter = (failures: number) => Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);

/** Leaves out the message, because servers repeat addresses in it. */
function reasonOf(error: unknown): string {
  const { name, code, responseCode, status, cause } = Object(error) as Record<string, unknown>;
  const { code: causeCode } = Object(cause) as Record<string, unknown>;
  return [code ?? causeCode ?? name, responseCode ?? status].filter(Boolean).join(' ');
}
