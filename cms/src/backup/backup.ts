import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Knex } from 'knex';
import { z } from 'zod';
import { Explained } from '../command-line/explained';
import { diskPlace, type Place, uploadsFolder } from '../stored-files/places';
import { uploadsElsewhere } from '../stored-files/provider-rows';
import { contentsOf, copyFiles, flush } from './files';
import { inSnapshot, migrationsOf, readTables } from './tables';

export const FORMAT = 1;
export const MANIFEST = 'manifest.json';
export const ROWS = 'rows';
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
  uploads: Place;
  messages: string;
}

/** Copies of the site may have a folder each; a restore puts all messages into the first. */
export interface BackedUpPlaces extends Places {
  otherMessages?: readonly string[];
}

export const settingsSchema = z.record(z.string().regex(/^[a-z]+\.env$/), z.string());

const UNFINISHED = '.unfinished-';
const LEFT_BEHIND_MS = 86_400_000;

/** A failure leaves nothing beside `backup` that looks like one. Throws Explained. */
export async function makeBackup(
  database: Knex,
  places: BackedUpPlaces,
  backup: string,
  settings: z.infer<typeof settingsSchema>,
): Promise<Manifest> {
  if (existsSync(backup)) throw new Explained(`There is ${backup} already.`);
  const shelf = path.dirname(backup);
  await mkdir(shelf, { recursive: true, mode: 0o700 });
  await removeLeftovers(shelf);
  const draft = await mkdtemp(path.join(shelf, UNFINISHED));
  try {
    const manifest = await fill(database, places, draft, settings);
    await rename(draft, backup);
    await flush(shelf);
    return manifest;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

/** Removes drafts of backups that were killed; a younger one may be in work. */
async function removeLeftovers(shelf: string): Promise<void> {
  const drafts = (await readdir(shelf)).filter((name) => name.startsWith(UNFINISHED));
  for (const name of drafts) {
    const draft = path.join(shelf, name);
    if (Date.now() - (await stat(draft)).mtimeMs > LEFT_BEHIND_MS) await rm(draft, { recursive: true });
  }
}

async function fill(
  database: Knex,
  { uploads, messages, otherMessages = [] }: BackedUpPlaces,
  draft: string,
  settings: z.infer<typeof settingsSchema>,
): Promise<Manifest> {
  const begin = new Date();
  const copies = diskPlace(uploadsFolder(draft));
  // Comes before the rows, so that a message which is delivered meanwhile is in both, and not in neither.
  for (const one of [messages, ...otherMessages]) await copyFiles(one, path.join(draft, MESSAGES));
  const copied = await copyUploads(uploads, copies);
  const rows = path.join(draft, ROWS);
  await mkdir(rows, { mode: 0o700 });
  const { tables, migrations } = await inSnapshot(database, async (snapshot) => {
    const problem = await uploadsElsewhere(snapshot, uploads.provider);
    if (problem) throw new Explained(problem);
    return { migrations: await migrationsOf(snapshot), tables: await readTables(snapshot, rows) };
  });
  // Adds those that came between the first copy and the snapshot, or were then being written.
  await copyUploads(uploads, copies, copied);
  for (const [name, text] of Object.entries(settings)) await writeDurably(path.join(draft, name), text);
  const at = begin.toISOString();
  const manifest: Manifest = { format: FORMAT, at, migrations, tables, files: await contentsOf(draft) };
  await writeDurably(path.join(draft, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

/** Copies what has another mark than in `before`, and returns the marks. Leaves out what is deleted meanwhile. */
export async function copyUploads(
  from: Place,
  to: Place,
  before: ReadonlyMap<string, string> = new Map(),
): Promise<Map<string, string>> {
  const marks = await from.list();
  for (const [name, mark] of marks) {
    if (before.get(name) === mark) continue;
    const content = await from.read(name);
    if (content) await to.write(name, content);
  }
  return marks;
}

async function writeDurably(file: string, text: string): Promise<void> {
  await writeFile(file, text, { mode: 0o600 });
  await flush(file);
}
