import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import knex, { type Knex } from 'knex';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readSettings } from '../env';
import { connectionOf } from './connection';

interface Opened {
  database: Knex;
  close(): Promise<void>;
}

async function openSqlite(): Promise<Opened> {
  const folder = mkdtempSync(path.join(tmpdir(), 'failed-commits-'));
  const connection = connectionOf(readSettings({ CMS_DATA_DIR: folder }));
  const database = knex({ ...connection, client: 'better-sqlite3' });
  await database.raw('PRAGMA foreign_keys = ON');
  return {
    database,
    async close() {
      await database.destroy();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Runs PostgreSQL inside this process, so that the test needs only Node.js. */
async function openPostgres(): Promise<Opened> {
  const engine = await PGlite.create();
  const server = new PGLiteSocketServer({ db: engine, port: 0 });
  await server.start();
  const settings = readSettings({
    DATABASE_CLIENT: 'postgres',
    DATABASE_URL: `postgres://postgres@${server.getServerConn()}/postgres`,
  });
  // PGlite serves one connection.
  const database = knex({ ...connectionOf(settings), client: 'pg', pool: { min: 0, max: 1 } });
  return {
    database,
    async close() {
      await database.destroy();
      await server.stop();
      await engine.close();
    },
  };
}

describe.each([
  ['SQLite', openSqlite],
  ['PostgreSQL', openPostgres],
])('a COMMIT that fails on %s', (name, open) => {
  let opened: Opened;
  let database: Knex;

  beforeAll(async () => {
    opened = await open();
    ({ database } = opened);
    await database.raw('CREATE TABLE parents (id integer PRIMARY KEY)');
    await database.raw(
      'CREATE TABLE children (parent integer REFERENCES parents (id) DEFERRABLE INITIALLY DEFERRED)',
    );
  });
  afterAll(() => opened.close());
  beforeEach(() => database('children').delete());

  const insertOrphan = (transaction: Knex) => transaction('children').insert({ parent: 1 });
  const count = async () => Number((await database('children').count({ rows: '*' }).first())?.rows);
  const foreignKey = expect.objectContaining({ message: expect.stringMatching(/COMMIT.* foreign key/is) });

  test('rejects commit(), and the promise of the transaction', async () => {
    const transaction = await database.transaction();
    await insertOrphan(transaction);
    await expect(transaction.commit()).rejects.toEqual(foreignKey);
    await expect(transaction.executionPromise).rejects.toEqual(foreignKey);
    expect(transaction.isCompleted()).toBe(true);
    expect(await count()).toBe(0);
  });

  test('rejects a transaction that was given its work', async () => {
    await expect(database.transaction(async (transaction) => insertOrphan(transaction))).rejects.toEqual(
      foreignKey,
    );
    expect(await count()).toBe(0);
  });

  test('leaves a connection on which the next transaction is stored', async () => {
    const failing = await database.transaction();
    await insertOrphan(failing);
    await expect(failing.commit()).rejects.toEqual(foreignKey);
    const transaction = await database.transaction();
    await transaction('children').insert({ parent: null });
    await transaction.commit();
    await expect(transaction.executionPromise).resolves.toBeUndefined();
    expect(await count()).toBe(1);
  });

  // SQLite commits what the other statements have written.
  if (name === 'PostgreSQL') {
    test('is one of a transaction of which a statement has failed, though the error was caught', async () => {
      const transaction = await database.transaction();
      await transaction('children').insert({ parent: null });
      await transaction.raw('SELECT 1 / 0').catch(() => undefined);
      await expect(transaction.commit()).rejects.toThrow('the transaction had failed before');
      expect(await count()).toBe(0);
    });
  }
});

describe('SQLite with as many pages as it may have', () => {
  test('refuses the write, keeps what was there and takes the next one once there is room', async () => {
    const { database, close } = await openSqlite();
    await database.schema.createTable('texts', (columns) => void columns.text('text'));
    const write = () =>
      database.transaction(async (transaction) => {
        await transaction('texts').insert({ text: 'small' });
        await transaction('texts').insert({ text: 'x'.repeat(100_000) });
      });
    await write();
    const [{ page_count: pages }] = await database.raw('PRAGMA page_count');
    await database.raw(`PRAGMA max_page_count = ${pages}`);
    await expect(write()).rejects.toMatchObject({ code: 'SQLITE_FULL' });
    expect(await database('texts').select()).toHaveLength(2);
    await database.raw(`PRAGMA max_page_count = ${pages * 10}`);
    await write();
    expect(await database('texts').select()).toHaveLength(4);
    await close();
  });
});
