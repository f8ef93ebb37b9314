import { ledger } from '../bootstrap/ledger';
import { type OutsideProblems, outsideProblems } from '../links/outside-links';
import type { Strapi } from '../strapi';

/** A check ends then, with what it has. */
const CHECK_MS = 5 * 60_000;
/** Of the links that are under way when it ends. */
const REST_MS = 30_000;

interface Check {
  startedAt: string;
  finishedAt: string | null;
  isCutOff: boolean;
  problems: OutsideProblems;
}

/** A server that reaches none of so many may not reach any. */
const CUT_OFF_FROM = 3;

function isCutOff(links: readonly string[], problems: OutsideProblems): boolean {
  const asked = links.filter((link) => problems[link] !== 'unchecked');
  return asked.length >= CUT_OFF_FROM && asked.every((link) => problems[link] === 'unreachable');
}

/** Kept in the database, because another copy of Strapi may be asked for it. */
const stored = (strapi: Strapi) => ledger<Check>(strapi, 'outsideLinks');
const NEVER: Check = { startedAt: '', finishedAt: null, isCutOff: false, problems: {} };

export async function lastOutsideCheck(strapi: Strapi) {
  const { startedAt, finishedAt, ...result } = (await stored(strapi).read()) ?? NEVER;
  // A check without an end was stopped with its Strapi.
  const isRecent = Date.now() - Date.parse(startedAt) < CHECK_MS + REST_MS;
  return { checkedAt: finishedAt, isRunning: startedAt > (finishedAt ?? '') && isRecent, ...result };
}

let isBusy = false;

/** Returns at once; one check runs at a time. */
export async function startOutsideCheck(strapi: Strapi, links: readonly string[]): Promise<void> {
  const { isRunning, checkedAt, ...before } = await lastOutsideCheck(strapi);
  if (isRunning || isBusy) return;
  isBusy = true;
  const startedAt = new Date().toISOString();
  const run = async () => {
    const found = await outsideProblems(links, AbortSignal.timeout(CHECK_MS));
    const cutOff = isCutOff(links, found);
    const result = { isCutOff: cutOff, problems: cutOff ? {} : found };
    await stored(strapi).write({ startedAt, finishedAt: new Date().toISOString(), ...result });
  };
  const report = (error: unknown) => {
    const reason = error instanceof Error ? error.message : error;
    strapi.log.error(`The links to other sites could not be checked (${reason})`);
  };
  try {
    await stored(strapi).write({ startedAt, finishedAt: checkedAt, ...before });
    void run()
      .catch(report)
      .finally(() => {
        isBusy = false;
      });
  } catch (error) {
    isBusy = false;
    throw error;
  }
}
