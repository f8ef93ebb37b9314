import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import knex, { type Knex } from 'knex';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { HISTORY_LIMIT, HISTORY_RETENTION_DAYS } from '../../contract/history-fields';
import { CHANGES_TABLE, ensureChangesTable, recordChanges, removeOldChanges } from './changes';

/** Bytes of a row beside its two texts, with its share of the indexes: docs/operations.md tells people of it. */
const BYTES_BESIDE_TEXTS = 400;
const DAY_MS = 24 * 60 * 60 * 1000;

let folder: string;
let database: Knex;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'history-size-'));
  const connection = { filename: join(folder, 'data.db') };
  database = knex({ client: 'better-sqlite3', connection, useNullAsDefault: true });
  await ensureChangesTable(database);
});

afterEach(async () => {
  await database.destroy();
  await rm(folder, { recursive: true });
});

const ENTRY = { subject: 'api::section.section', document: 'abcdefghijklmnopqrstuvwx' };
const ACTOR = { source: 'admin', account: { id: 1, name: 'Frau Dr. Maximiliane Musterfrau' } } as const;

async function change(count: number, length: number, field = 'description') {
  const text = JSON.stringify('ä'.repeat(length / 2));
  const changes = Array.from({ length: count }, () => ({ language: 'de', field, before: text, after: text }));
  await recordChanges(database, ENTRY, ACTOR, changes);
}

async function bytes(): Promise<number> {
  await database.raw('VACUUM');
  return (await stat(join(folder, 'data.db'))).size;
}
const rows = async (where = {}): Promise<number> =>
  Number((await database(CHANGES_TABLE).where(where).count({ all: 'id' }))[0]?.all);

test.each([20, 200, 2_000])(
  'a change of a text of %i bytes takes its two texts and little beside them',
  async (length) => {
    const before = await bytes();
    await change(500, length);
    const each = ((await bytes()) - before) / 500;
    expect(each).toBeGreaterThan(2 * length);
    // Pages of SQLite are not filled wholly.
    expect(each).toBeLessThan(1.2 * 2 * length + BYTES_BESIDE_TEXTS);
  },
);

test('a field keeps its newest changes, and the table no more than those', async () => {
  await change(HISTORY_LIMIT + 50, 20);
  await change(HISTORY_LIMIT - 1, 20, 'title');
  expect(await removeOldChanges(database)).toBe(50);
  expect(await rows({ field: 'description' })).toBe(HISTORY_LIMIT);
  expect(await rows({ field: 'title' })).toBe(HISTORY_LIMIT - 1);
  const [oldest] = await database(CHANGES_TABLE).min({ id: 'id' });
  expect(oldest?.id).toBe(51);
});

test('a change stays for two years', async () => {
  await change(1, 20);
  const ageOf = (days: number) => Date.now() + days * DAY_MS;
  expect(await removeOldChanges(database, ageOf(HISTORY_RETENTION_DAYS - 1))).toBe(0);
  expect(await removeOldChanges(database, ageOf(HISTORY_RETENTION_DAYS + 1))).toBe(1);
  expect(await rows()).toBe(0);
});
