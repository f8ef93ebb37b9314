import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Knex } from 'knex';
import { z } from 'zod';
import { contentsOf, copyFiles, flush } from './files';
import { inSnapshot, migrationsOf, readTables } from './tables';

export const FORMAT = 1;
export const MANIFEST = 'manifest.json';
/** Folders within a backup. */
export const ROWS = 'rows';
export const UPLOADS = 'public';
export const MESSAGES = 'messages';

export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  at: z.iso.datetime(),
  migrations: z.array(z.string()),
  tables: z.record(z.string(), z.object({ rows: z.number(), digest: z.string() })),
  files: z.record(z.string(), z.object({ bytes: z.number(), sha256: z.string() })),
});
export type Manifest = z.infer<typeof manifestSchema>;

export interface Places {
  dataFolder: string;
  messages: string;
}

/** Returns the folder of the new backup. A failure leaves nothing in `target` that looks like one. */
export async function makeBackup(database: Knex, places: Places, target: string): Promise<string> {
  await mkdir(target, { recursive: true, mode: 0o700 });
  const draft = await mkdtemp(path.join(target, '.unfinished-'));
  try {
    await fill(database, places, draft);
    const name = `site-backup-${new Date().toISOString().replace(/[-:]|\.\d+/g, '')}`;
    const backup = path.join(target, name);
    await rename(draft, backup);
    await flush(target);
    return backup;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

async function fill(database: Knex, { dataFolder, messages }: Places, draft: string): Promise<void> {
  const at = new Date().toISOString();
  const uploads = path.join(dataFolder, UPLOADS);
  // Comes before the rows, so that a message which is delivered meanwhile is in both, and not in neither.
  await copyFiles(messages, path.join(draft, MESSAGES));
  await copyFiles(uploads, path.join(draft, UPLOADS));
  const rows = path.join(draft, ROWS);
  await mkdir(rows, { mode: 0o700 });
  const { tables, migrations } = await inSnapshot(database, async (snapshot) => ({
    migrations: await migrationsOf(snapshot),
    tables: await readTables(snapshot, rows),
  }));
  // Adds those that came between the first copy and the snapshot.
  await copyFiles(uploads, path.join(draft, UPLOADS));
  const manifest: Manifest = { format: FORMAT, at, migrations, tables, files: await contentsOf(draft) };
  const file = path.join(draft, MANIFEST);
  await writeFile(file, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  await flush(file);
}
