import { stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { oneAtATime } from '../one-at-a-time';
import type { Strapi } from '../strapi';
import type { NoticeFacts } from './notice';
import { notify } from './notify';
import { NOTICES_TABLE } from './waiting-notices';

const EVERY_MINUTE = '0 * * * * *';
const TOLD_AFTER_MS = 5 * 60 * 1_000;

const DATABASE_MS = 30_000;

/** Its time of change is when Strapi last ran. A file and not a row, so that an idle Strapi writes no database. */
const fileIn = (folder: string) => path.join(folder, 'last-alive');

/** Returns null before the first start. */
async function lastAlive(folder: string): Promise<Date | null> {
  try {
    return (await stat(fileIn(folder))).mtime;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return null;
  }
}

interface Watch {
  /** Rejects while the database is away. */
  readDatabase: () => Promise<unknown>;
  folder: string;
  tell: (outage: NoticeFacts['strapi-away']) => Promise<void>;
  clock?: () => Date;
}

/** Returns a look, which tells of the time since the last one that found the database, if it was long. */
export async function watchOutages({ readDatabase, folder, tell, clock = () => new Date() }: Watch) {
  let aliveAt = await lastAlive(folder);
  return async (): Promise<void> => {
    await readDatabase();
    const now = clock();
    if (aliveAt && now.getTime() - aliveAt.getTime() >= TOLD_AFTER_MS) {
      await tell({ from: aliveAt.toISOString(), until: now.toISOString() });
    }
    // Remembered beside the file, so that a folder that takes no writes is not told as an outage.
    aliveAt = now;
    await writeFile(fileIn(folder), '', { mode: 0o600 });
  };
}

/** Tells late, because nothing else here sends mails (docs/decisions/0075). */
export async function tellOfOutages(strapi: Strapi, folder: string): Promise<void> {
  const database = strapi.db.connection;
  const look = await watchOutages({
    // A table, because SQLite answers without its file where none is asked for.
    readDatabase: () => database(NOTICES_TABLE).first('id').timeout(DATABASE_MS),
    folder,
    tell: (outage) => notify(strapi, 'strapi-away', outage),
  });
  await look();
  const report = ({ code, message }: NodeJS.ErrnoException) => {
    strapi.log.warn(`The time when Strapi last ran could not be noted (${code ?? message})`);
  };
  const task = oneAtATime(() => look().catch(report));
  strapi.cron.add({ markAlive: { task, options: { rule: EVERY_MINUTE } } });
}
