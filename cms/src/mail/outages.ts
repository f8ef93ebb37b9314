import { stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Strapi } from '../strapi';
import type { NoticeFacts } from './notice';
import { notify } from './notify';

const EVERY_MINUTE = '0 * * * * *';
const TOLD_AFTER_MS = 5 * 60 * 1_000;

/** Its time of change is when Strapi last ran. A file and not a row, so that an idle Strapi writes no database. */
const fileIn = (folder: string) => path.join(folder, 'last-alive');

export const markAlive = (folder: string) => writeFile(fileIn(folder), '', { mode: 0o600 });

/** Returns null at the first start, and after a short stop. */
export async function findOutage(
  folder: string,
  now = new Date(),
): Promise<NoticeFacts['strapi-away'] | null> {
  const last = await stat(fileIn(folder)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return null;
  });
  if (!last || now.getTime() - last.mtimeMs < TOLD_AFTER_MS) return null;
  return { from: last.mtime.toISOString(), until: now.toISOString() };
}

/** Tells late of the time when Strapi was off, because nothing else here sends mails (docs/decisions/0075). */
export async function tellOfOutages(strapi: Strapi, folder: string): Promise<void> {
  const outage = await findOutage(folder);
  if (outage) await notify(strapi, 'strapi-away', outage);
  await markAlive(folder);
  const task = () =>
    markAlive(folder).catch(({ code }: NodeJS.ErrnoException) =>
      strapi.log.warn(`The time when Strapi last ran could not be noted (${code})`),
    );
  strapi.cron.add({ markAlive: { task, options: { rule: EVERY_MINUTE } } });
}
