import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import knex, { type Knex } from 'knex';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { StatisticCount } from '../../contract/statistics';
import { dayBefore, NAMES_A_DAY, SEARCH_DAYS, UNNAMED } from '../../contract/statistics-fields';
import { connectionOf } from '../database/connection';
import { readSettings } from '../env';
import { addBatch } from './add-batch';
import { removeOldStatistics } from './old-statistics';
import { readCounts, readStatistics } from './read';
import { ensureStatisticsTables, RUNS_TABLE, STATISTICS_TABLE } from './tables';

const folder = mkdtempSync(path.join(tmpdir(), 'statistics-'));
const engine = await PGlite.create();
const server = new PGLiteSocketServer({ db: engine, port: 0 });
const databases: Record<string, Knex> = {};

beforeAll(async () => {
  await server.start();
  const url = `postgres://postgres@${server.getServerConn()}/postgres`;
  const [sqlite, postgres] = [
    readSettings({ CMS_DATA_DIR: folder }),
    readSettings({ DATABASE_CLIENT: 'postgres', DATABASE_URL: url }),
  ];
  databases.SQLite = knex({ ...connectionOf(sqlite), client: 'better-sqlite3' });
  // PGlite serves one connection.
  databases.PostgreSQL = knex({ ...connectionOf(postgres), client: 'pg', pool: { min: 0, max: 1 } });
});

afterAll(async () => {
  for (const database of Object.values(databases)) await database.destroy();
  await server.stop();
  await engine.close();
  rmSync(folder, { recursive: true });
});

const DAY = '2026-11-30';
const count = (changes: Partial<StatisticCount> = {}): StatisticCount => ({
  day: DAY,
  kind: 'page',
  name: '/',
  language: 'de',
  count: 1,
  ...changes,
});
const search = (name: string, changes: Partial<StatisticCount> = {}) =>
  count({ kind: 'search', name, ...changes });

describe.each(['SQLite', 'PostgreSQL'])('counts in %s', (name) => {
  let database: Knex;
  const run = randomUUID();
  let number = 0;
  const add = (counts: StatisticCount[], batch: { run?: string; number?: number } = {}) => {
    number += 1;
    return database.transaction((trx) => addBatch(trx, { run, number, counts, ...batch }, 'a key'));
  };
  const stored = async () => {
    const rows = await readCounts(database, { from: '2020-01-01', to: '2030-01-01' });
    return rows.map(({ day, kind, name, language, count }) => `${day} ${kind} ${name} ${language} ${count}`);
  };
  const everything = async () => JSON.stringify(await database(STATISTICS_TABLE).select());

  beforeEach(async () => {
    database = databases[name] as Knex;
    await ensureStatisticsTables(database);
    for (const table of [STATISTICS_TABLE, RUNS_TABLE]) await database(table).delete();
  });

  test('of several processes add up, by day, kind, name and language', async () => {
    await add([count({ count: 2 }), count({ language: 'en' }), count({ day: '2026-12-01' })]);
    await add([count({ count: 40 }), count({ kind: 'missing' })], { run: randomUUID(), number: 1 });
    expect(await stored()).toEqual([
      '2026-11-30 missing / de 1',
      '2026-11-30 page / de 42',
      '2026-11-30 page / en 1',
      '2026-12-01 page / de 1',
    ]);
  });

  test('of a batch are added once, also when it comes again after a later one', async () => {
    const [first, second] = [{ number: 1_001 }, { number: 1_002 }];
    for (const batch of [first, first, second, first, second]) await add([count()], batch);
    expect(await stored()).toEqual(['2026-11-30 page / de 2']);
  });

  test('of two equal names in one batch are summed', async () => {
    await add([count(), count({ count: 2 })]);
    expect(await stored()).toEqual(['2026-11-30 page / de 3']);
  });

  test('of a batch that fails are not added, and it may come again', async () => {
    const failing = database.transaction(async (trx) => {
      await addBatch(trx, { run, number: 5_000, counts: [count()] }, 'a key');
      throw new Error('The connection broke.');
    });
    await expect(failing).rejects.toThrow('The connection broke.');
    await add([count()], { number: 5_000 });
    expect(await stored()).toEqual(['2026-11-30 page / de 1']);
  });

  describe('of searches', () => {
    test('are named from the third on, with those before; until then no row has the words', async () => {
      await add([search('geheimes wort')]);
      await add([search('geheimes wort', { day: '2026-12-01' })], { run: randomUUID(), number: 1 });
      expect(await stored()).toEqual([]);
      expect(await everything()).not.toContain('geheim');
      await add([search('geheimes wort', { day: '2026-12-01' })]);
      const named = ['2026-11-30 search geheimes wort de 1', '2026-12-01 search geheimes wort de 2'];
      expect(await stored()).toEqual(named);
      await add([search('geheimes wort', { day: '2026-12-02' })]);
      expect(await stored()).toEqual([...named, '2026-12-02 search geheimes wort de 1']);
    });

    test('count apart for each language and words', async () => {
      await add([search('kim', { count: 2 }), search('kim', { language: 'en' }), search('tim')]);
      expect(await stored()).toEqual([]);
    });

    test('count together within thirty days only', async () => {
      await add([search('selten', { day: dayBefore(DAY, SEARCH_DAYS), count: 2 })]);
      await add([search('selten')]);
      expect(await stored()).toEqual([]);
      await add([search('oft', { day: dayBefore(DAY, SEARCH_DAYS - 1), count: 2 })]);
      await add([search('oft')]);
      expect(await stored()).toEqual(['2026-11-01 search oft de 2', '2026-11-30 search oft de 1']);
    });

    test('without words are counted at once', async () => {
      await add([search(UNNAMED)]);
      expect(await stored()).toEqual(['2026-11-30 search  de 1']);
    });
  });

  test('of names that strangers invent are named up to a limit a day, those of pages without one', async () => {
    const invented = Array.from({ length: NAMES_A_DAY + 2 }, (_, index) =>
      count({ kind: 'missing', name: `/${index}` }),
    );
    await add(invented);
    await add([count({ kind: 'missing', name: '/0' }), count({ kind: 'missing', name: '/new' })]);
    await add(invented.map((one) => ({ ...one, kind: 'page' as const })));
    const { weeks, names } = await readStatistics(database, { from: DAY, to: DAY });
    expect(weeks).toEqual([
      { week: '2026-11-30', kind: 'missing', count: NAMES_A_DAY + 4 },
      { week: '2026-11-30', kind: 'page', count: NAMES_A_DAY + 2 },
    ]);
    const missing = names.filter(({ kind }) => kind === 'missing');
    expect(missing.slice(0, 2)).toEqual([
      { kind: 'missing', name: UNNAMED, count: 3 },
      { kind: 'missing', name: '/0', count: 2 },
    ]);
    expect((await stored()).filter((row) => row.includes(' page '))).toHaveLength(NAMES_A_DAY + 2);
  });

  test('are read by week and by name, of one language or of all, between two days', async () => {
    await add([
      count({ day: '2026-11-29', count: 1 }),
      count({ count: 2 }),
      count({ day: '2026-12-06', count: 4, name: '/blog' }),
      count({ day: '2026-12-06', count: 8, language: 'en' }),
      count({ day: '2026-12-07', count: 16 }),
    ]);
    expect(await readStatistics(database, { from: '2026-11-29', to: '2026-12-06' })).toEqual({
      since: '2026-11-29',
      weeks: [
        { week: '2026-11-23', kind: 'page', count: 1 },
        { week: '2026-11-30', kind: 'page', count: 14 },
      ],
      names: [
        { kind: 'page', name: '/', count: 11 },
        { kind: 'page', name: '/blog', count: 4 },
      ],
    });
    const german = await readStatistics(database, { from: '2026-12-01', to: '2026-12-31', language: 'de' });
    expect(german.weeks.map(({ count }) => count)).toEqual([4, 16]);
    await database(STATISTICS_TABLE).delete();
    expect((await readStatistics(database, { from: DAY, to: DAY })).since).toBeNull();
  });

  test('are removed after 25 months, hashes of rare searches after thirty days', async () => {
    await add([count({ day: '2024-10-29' }), count({ day: '2024-10-30' })]);
    await add([search('alt', { day: '2026-10-31' }), search('jung', { day: '2026-11-01' })]);
    expect(await removeOldStatistics(database, DAY)).toBe(1);
    expect(await stored()).toEqual(['2024-10-30 page / de 1']);
    expect(await database(STATISTICS_TABLE)).toHaveLength(2);
  });
});
