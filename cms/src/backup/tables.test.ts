import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import knex, { type Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectionOf } from '../database/connection';
import { readSettings } from '../env';
import { inSnapshot, readTables, writeTables } from './tables';

const folder = mkdtempSync(path.join(tmpdir(), 'backup-tables-'));
const engine = await PGlite.create();
const server = new PGLiteSocketServer({ db: engine, port: 0 });
let sqlite: Knex;
let postgres: Knex;

async function makeTables(database: Knex): Promise<void> {
  await database.schema.createTable('groups', (columns) => {
    columns.increments('id');
    columns.integer('parent').references('id').inTable('groups');
  });
  await database.schema.createTable('things', (columns) => {
    columns.increments('id');
    columns.integer('group').references('id').inTable('groups');
    columns.text('text');
    columns.boolean('flag');
    columns.datetime('at', { useTz: false, precision: 6 });
    columns.date('day');
    columns.bigInteger('large');
    columns.double('fraction');
    columns.decimal('exact', 10, 2);
    columns.jsonb('value');
  });
  await database.schema.createTable('unnumbered', (columns) => void columns.string('name'));
}

const TEXT = 'Zeile 1\r\nZeile\u2028"2" \\ 😀';
const THINGS = [
  { id: 1, group: 2, text: TEXT, flag: true, large: '9007199254740991', fraction: 0.1, exact: 12.3 },
  { id: 2, group: null, text: '', flag: false, at: new Date('2026-11-27T02:30:00.123Z'), day: '2026-03-29' },
  { id: 3, group: 1, value: JSON.stringify({ b: [1, null, { d: 'x', c: '{}' }], a: '"' }) },
  { id: 4, value: JSON.stringify('only a text') },
  ...Array.from({ length: 250 }, (_, index) => ({ id: 10 + index, group: 1, text: `row ${index}` })),
];

beforeAll(async () => {
  await server.start();
  sqlite = knex({ ...connectionOf(readSettings({ CMS_DATA_DIR: folder })), client: 'better-sqlite3' });
  await sqlite.raw('PRAGMA foreign_keys = ON');
  const settings = readSettings({
    DATABASE_CLIENT: 'postgres',
    DATABASE_URL: `postgres://postgres@${server.getServerConn()}/postgres`,
  });
  // PGlite serves one connection.
  postgres = knex({ ...connectionOf(settings), client: 'pg', pool: { min: 0, max: 1 } });
  for (const database of [sqlite, postgres]) await makeTables(database);
  // The first one belongs to the second.
  await sqlite('groups').insert({ id: 2 });
  await sqlite('groups').insert({ id: 1, parent: 2 });
  for (const thing of THINGS) await sqlite('things').insert(thing);
  await sqlite('unnumbered').insert([{ name: 'b' }, { name: 'a' }, { name: 'a' }]);
});

afterAll(async () => {
  await sqlite.destroy();
  await postgres.destroy();
  await server.stop();
  await engine.close();
  rmSync(folder, { recursive: true });
});

async function move(from: Knex, to: Knex): Promise<void> {
  const rows = mkdtempSync(path.join(folder, 'rows-'));
  const written = await inSnapshot(from, (snapshot) => readTables(snapshot, rows));
  await writeTables(to, rows, Object.keys(written));
  expect(await readTables(to, null)).toEqual(written);
}

describe('rows of every kind', () => {
  test('move from SQLite to PostgreSQL and back with the same digests', async () => {
    const before = await readTables(sqlite, null);
    await move(sqlite, postgres);
    await move(postgres, sqlite);
    expect(await readTables(sqlite, null)).toEqual(before);
    expect(before.things?.rows).toBe(THINGS.length);
    expect((await postgres('things').where({ id: 1 }).first()).text).toBe(TEXT);
  });

  test('get numbers after those that came along', async () => {
    await move(sqlite, postgres);
    const [row] = await postgres('things').insert({ text: 'new' }).returning('id');
    expect(row.id).toBe(260);
    await postgres('things').where({ id: 260 }).delete();
  });

  test.each(['SQLite', 'PostgreSQL'])(
    'are refused by %s where they name others that are missing',
    async (kind) => {
      const database = kind === 'SQLite' ? sqlite : postgres;
      await move(sqlite, postgres);
      const before = await readTables(database, null);
      const rows = mkdtempSync(path.join(folder, 'rows-'));
      await readTables(sqlite, rows);
      await expect(writeTables(database, rows, ['things'])).rejects.toThrow(/foreign key/i);
      expect(await readTables(database, null)).toEqual(before);
    },
  );
});

test('a changed value changes the digest', async () => {
  const before = await readTables(sqlite, null);
  await sqlite('unnumbered').where({ name: 'b' }).update({ name: 'c' });
  const after = await readTables(sqlite, null);
  expect(after.unnumbered?.digest).not.toBe(before.unnumbered?.digest);
  expect(after.things).toEqual(before.things);
});

test('each row is a line', async () => {
  const rows = mkdtempSync(path.join(folder, 'rows-'));
  await readTables(sqlite, rows);
  const lines = readFileSync(path.join(rows, 'things.jsonl'), 'utf8').trimEnd().split('\n');
  expect(lines).toHaveLength(THINGS.length);
});
