import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import knex, { type Knex } from 'knex';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readSettings } from '../env';
import { connectionOf } from './connection';

let folder: string;
/** Stand for two processes. */
let one: Knex;
let other: Knex;

const open = () =>
  knex({ ...connectionOf(readSettings({ CMS_DATA_DIR: folder })), client: 'better-sqlite3' });

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'immediate-transactions-'));
  [one, other] = [open(), open()];
  // Waiting would stop this process, and with it the transaction that the other waits for.
  for (const database of [one, other]) await database.raw('PRAGMA busy_timeout = 0');
  await one.schema.createTable('texts', (columns) => void columns.text('text'));
});
afterAll(async () => {
  await Promise.all([one.destroy(), other.destroy()]);
  rmSync(folder, { recursive: true });
});
beforeEach(() => one('texts').delete());

const write = (database: Knex) => database('texts').insert({ text: 'written' });

test('a transaction that has only read so far keeps others from writing, so that it can write', async () => {
  await one.transaction(async (transaction) => {
    await transaction('texts').select();
    await expect(write(other)).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
    await write(transaction);
  });
  await write(other);
  expect(await one('texts').select()).toHaveLength(2);
});

test('a transaction that only reads lets others write, and does not see it', async () => {
  await one.transaction(
    async (transaction) => {
      expect(await transaction('texts').select()).toEqual([]);
      await write(other);
      expect(await transaction('texts').select()).toEqual([]);
    },
    { readOnly: true },
  );
  expect(await one('texts').select()).toHaveLength(1);
});
