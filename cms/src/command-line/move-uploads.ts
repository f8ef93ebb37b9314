import type { Knex } from 'knex';
import type { Place } from '../stored-files/places';
import { filesStoredBy, moveRows } from '../stored-files/provider-rows';
import { Explained } from './explained';

export interface Moved {
  copied: number;
  /** Files that the other place had already, with the same content. */
  there: number;
  entries: number;
  removed: number;
}

/** Times of rows may be a little behind this clock. */
const CLOCK_DIFFERENCE_MS = 1_000;

/** Changes the database once every file is in the other place and was read back. May be repeated. Throws Explained. */
export async function moveUploads(
  database: Knex,
  from: Place,
  to: Place,
  { removes }: { removes: boolean },
): Promise<Moved> {
  const begin = Date.now();
  const names = [...(await from.list()).keys()];
  const moved: Moved = { copied: 0, there: 0, entries: 0, removed: 0 };
  for (const name of names) {
    const outcome = await copy(name, from, to);
    if (outcome) moved[outcome] += 1;
  }
  moved.entries = await changeRows(database, from, to, begin);
  if (removes) {
    for (const name of names) moved.removed += Number(await removeCopied(name, from, to));
  }
  return moved;
}

/** Returns null for a file that was deleted meanwhile. */
async function copy(name: string, from: Place, to: Place): Promise<'copied' | 'there' | null> {
  const content = await from.read(name);
  if (!content) return null;
  if ((await to.read(name))?.equals(content)) return 'there';
  await to.write(name, content);
  if ((await to.read(name))?.equals(content)) return 'copied';
  throw new Explained(
    `${to.title} gives back other bytes than were written of ${name}. Nothing was changed.`,
  );
}

function changeRows(database: Knex, from: Place, to: Place, begin: number): Promise<number> {
  return database.transaction(async (transaction) => {
    const files = await filesStoredBy(transaction, from.provider);
    if (files.some(({ changedAt }) => changedAt && changedAt.getTime() >= begin - CLOCK_DIFFERENCE_MS)) {
      throw new Explained(
        'Somebody uploads files at this moment. Stop Strapi, and give the command once more.',
      );
    }
    const present = await to.list();
    const missing = files.filter((file) => file.files.some((name) => !present.has(name)));
    if (missing.length > 0) {
      const titles = missing.map(({ title }) => title).join(', ');
      throw new Explained(
        `${from.title} lacks files of the media library: ${titles}. Bring them back from a backup, or delete them in the media library. The database was not changed.`,
      );
    }
    await moveRows(transaction, from.provider, to.provider);
    return files.length;
  });
}

/** Keeps a file that has changed since it was copied. */
async function removeCopied(name: string, from: Place, to: Place): Promise<boolean> {
  const content = await from.read(name);
  if (!content || !(await to.read(name))?.equals(content)) return false;
  await from.remove(name);
  return true;
}
