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

export async function lastOutsideCheck(strapi: Strapi) {
  const check = await stored(strapi).read();
  const { startedAt = '', finishedAt = null, ...result } = check ?? { isCutOff: false, problems: {} };
  const isUnfinished = check !== null && (finishedAt === null || startedAt > finishedAt);
  return {
    checkedAt: finishedAt,
    // Strapi may have been stopped meanwhile.
    isRunning: isUnfinished && Date.now() - Date.parse(startedAt) < CHECK_MS + REST_MS,
    ...result,
  };
}

/** Returns at once; one check runs at a time. */
export async function startOutsideCheck(strapi: Strapi, links: readonly string[]): Promise<void> {
  const { isRunning, checkedAt, ...before } = await lastOutsideCheck(strapi);
  if (isRunning) return;
  const startedAt = new Date().toISOString();
  await stored(strapi).write({ startedAt, finishedAt: checkedAt, ...before });
  const run = async () => {
    const found = await outsideProblems(links, AbortSignal.timeout(CHECK_MS));
    const result = isCutOff(links, found)
      ? { isCutOff: true, problems: {} }
      : { isCutOff: false, problems: found };
    await stored(strapi).write({ startedAt, finishedAt: new Date().toISOString(), ...result });
  };
  void run().catch((error: unknown) => {
    strapi.log.error(
      `The links to other sites could not be checked (${error instanceof Error ? error.message : error})`,
    );
  });
}
