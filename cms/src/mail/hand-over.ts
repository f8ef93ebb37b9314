import type { Knex } from 'knex';
import type { Contents, Way } from './notice';
import {
  type Batch,
  claimBatch,
  dueBatch,
  postponeNotices,
  removeOldNotices,
  restOf,
  settleBatch,
  waitingRecipients,
} from './waiting-notices';

const SECOND_MS = 1_000;
const DAY_MS = 24 * 60 * 60 * SECOND_MS;

/** People get one mail in this time, from the begin of one hand-over to the next; all that waits then comes in it. */
export const BETWEEN_MAILS_MS = 60 * SECOND_MS;
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
  noteGivenUp?: (count: number) => void;
  clock?: () => number;
}

/**
 * Returns the work of one tick, which goes from recipient to recipient. A notice leaves the table when it was taken, so
 * that a crash may send it twice. The work returns when the first rest ends of those for whom something waits.
 */
export function handOver<OneWay extends Way>({
  database,
  way,
  send,
  log,
  noteGivenUp = () => {},
  clock = Date.now,
}: HandOver<OneWay>): () => Promise<number | null> {
  const renewClaim = (batch: Batch<OneWay>) => {
    let { dueAt } = batch;
    const renew = async () => {
      const until = dueAt + RENEWED_EVERY_MS;
      const times = { now: until - CLAIMED_MS, until };
      if (await claimBatch(database, { ...batch, dueAt }, times)) dueAt = until;
    };
    const report = (error: unknown) => log.warn(`A claim on notices was not renewed (${reasonOf(error)})`);
    const timer = setInterval(() => void renew().catch(report), RENEWED_EVERY_MS).unref();
    return () => clearInterval(timer);
  };
  /** Returns the end of the recipient's rest, or null. */
  const handOverTo = async (recipient: string): Promise<number | null> => {
    const now = clock();
    const restsUntil = await restOf(database, { way, recipient });
    if (restsUntil > now) return restsUntil;
    const batch = await dueBatch(database, { way, recipient }, now);
    const until = now + CLAIMED_MS;
    if (!batch || !(await claimBatch(database, batch, { now, until }))) return null;
    const endRenewal = renewClaim({ ...batch, dueAt: until });
    try {
      await send(batch.notices, recipient);
    } catch (error) {
      const pause = pauseAfter(batch.attempts);
      log.warn(`Notices by ${way} were not taken (${reasonOf(error)}); next try in ${pause / SECOND_MS} s`);
      await postponeNotices(database, batch.ids, now + pause);
      const givenUp = await removeOldNotices(database, way, now - GIVEN_UP_AFTER_MS);
      if (givenUp > 0) {
        noteGivenUp(givenUp);
        log.error(`${givenUp} notices by ${way} were given up after three days`);
      }
      return null;
    } finally {
      endRenewal();
    }
    await settleBatch(database, batch, { now, restsUntil: now + BETWEEN_MAILS_MS });
    return null;
  };
  return async () => {
    let next: number | null = null;
    for (const recipient of await waitingRecipients(database, way)) {
      const restsUntil = await handOverTo(recipient);
      if (restsUntil !== null) next = Math.min(next ?? restsUntil, restsUntil);
    }
    return next;
  };
}

const pauseAfter = (failures: number) => Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);

/** Leaves out the message, because servers repeat addresses in it. */
function reasonOf(error: unknown): string {
  const { name, code, responseCode, status, cause } = Object(error) as Record<string, unknown>;
  const { code: causeCode } = Object(cause) as Record<string, unknown>;
  return [code ?? causeCode ?? name, responseCode ?? status].filter(Boolean).join(' ');
}
