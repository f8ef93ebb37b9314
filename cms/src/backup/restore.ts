import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createStrapi } from '@strapi/strapi';
import knex, { type Knex } from 'knex';
import databaseConfig from '../../config/database';
import { makePrivate } from '../../server-kit/private-files';
import { enforceAppendOnly } from '../audit/append-only';
import { AUDIT_TABLE } from '../audit/trail';
import { Explained } from '../command-line/explained';
import { checkEnvironment } from '../env';
import { lockDatabase } from '../server/start-lock';
import { diskPlace, type Place, uploadsFolder } from '../stored-files/places';
import { moveRows } from '../stored-files/provider-rows';
import { copyUploads, MANIFEST, type Manifest, MESSAGES, manifestSchema, type Places, ROWS } from './backup';
import { contentsOf, copyFiles, type FileContent, filesIn, summaryOf } from './files';
import { allTables, fromAnotherVersion, migrationsOf, readTables, writeTables } from './tables';

/** Works on the database of the settings, and only on an empty one. Throws Explained. */
export async function restore(backup: string, places: Places, appDir: string): Promise<Manifest> {
  const manifest = await checked(backup);
  const environment = checkEnvironment();
  await refuseUnlessEmpty(places);
  await makePrivate(environment.CMS_DATA_DIR);
  // Keeps a Strapi that starts meanwhile waiting.
  const release = await lockDatabase(environment);
  try {
    await makeSchema(appDir);
    await withOpen(async (database) => {
      const known = await migrationsOf(database);
      if (known.join() !== manifest.migrations.join()) throw fromAnotherVersion('another list of migrations');
      await writeTables(database, path.join(backup, ROWS), Object.keys(manifest.tables));
      await enforceAppendOnly(database, AUDIT_TABLE);
      await copyUploads(diskPlace(uploadsFolder(backup)), places.uploads);
      await copyFiles(path.join(backup, MESSAGES), places.messages);
      await verify(database, manifest, places);
      const { provider } = places.uploads;
      await moveRows(database, provider === 'local' ? 'aws-s3' : 'local', provider);
    });
  } finally {
    await release();
  }
  return manifest;
}

async function checked(backup: string): Promise<Manifest> {
  const text = await readFile(path.join(backup, MANIFEST), 'utf8').catch((error: Error) => {
    throw new Explained(`${backup} is no backup: ${error.message}`);
  });
  const manifest = manifestSchema.safeParse(parsed(text));
  if (!manifest.success) throw damaged(MANIFEST);
  const { [MANIFEST]: _, ...found } = await contentsOf(backup);
  const wrong = firstDifference(manifest.data.files, found);
  if (wrong) throw damaged(wrong);
  return manifest.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const damaged = (file: string) =>
  new Explained(
    `The backup is damaged: ${file} is not what was written. Nothing was changed; take another one.`,
  );

async function refuseUnlessEmpty({ uploads, messages }: Places): Promise<void> {
  const refuse = (place: string) => {
    throw new Explained(`${place} is not empty: restore only into an empty place. Move it aside first.`);
  };
  if ((await uploads.list()).size > 0) refuse(uploads.title);
  if ((await filesIn(messages)).length > 0) refuse(messages);
  const { connection } = databaseConfig();
  if (connection.client === 'sqlite') {
    const { filename } = connection.connection;
    if ((await filesIn(path.dirname(filename))).includes(path.basename(filename))) refuse(filename);
    return;
  }
  await withOpen(async (database) => {
    if ((await allTables(database)).length > 0) refuse('The database');
  });
}

async function makeSchema(appDir: string): Promise<void> {
  const app = createStrapi({ appDir, distDir: path.join(appDir, 'dist') });
  // Would name files of the seed that are missing on purpose; errors that count are thrown.
  app.log.silent = true;
  await app.load();
  await app.destroy();
}

async function withOpen(work: (database: Knex) => Promise<void>): Promise<void> {
  const { connection } = databaseConfig();
  const database = knex(
    connection.client === 'postgres'
      ? { ...connection, client: 'pg' }
      : { ...connection, client: 'better-sqlite3' },
  );
  try {
    await work(database);
  } finally {
    await database.destroy();
  }
}

async function verify(database: Knex, manifest: Manifest, { uploads, messages }: Places): Promise<void> {
  const table = firstDifference(manifest.tables, await readTables(database, null), isEmptyTable);
  const found = {
    ...within(uploadsFolder(''), await contentsAt(uploads)),
    ...within(MESSAGES, await contentsOf(messages)),
  };
  const expected = Object.fromEntries(
    Object.entries(manifest.files).filter(([name]) =>
      [uploadsFolder(''), MESSAGES].some((folder) => name.startsWith(`${folder}${path.sep}`)),
    ),
  );
  const file = firstDifference(expected, found);
  if (table || file) {
    throw new Explained(
      `The restored ${table ?? file} differs from the backup. Do not start the site on it.`,
    );
  }
}

async function contentsAt(place: Place): Promise<Record<string, FileContent>> {
  const contents: Record<string, FileContent> = {};
  for (const name of (await place.list()).keys()) {
    const content = await place.read(name);
    if (content) contents[name] = summaryOf(content);
  }
  return contents;
}

const isEmptyTable = (content: unknown) => (content as { rows: number }).rows === 0;

const within = <T>(folder: string, contents: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(contents).map(([name, content]) => [path.join(folder, name), content]));

function firstDifference(
  expected: Record<string, unknown>,
  found: Record<string, unknown>,
  mayBeMissing = (_content: unknown) => false,
): string | undefined {
  const names = [...new Set([...Object.keys(expected), ...Object.keys(found)])];
  return names.find((name) => {
    const added = !(name in expected) && mayBeMissing(found[name]);
    return !added && JSON.stringify(expected[name]) !== JSON.stringify(found[name]);
  });
}
