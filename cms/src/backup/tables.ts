import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Knex } from 'knex';
import { types as postgresTypes } from 'pg';
import { dialectOf } from '../audit/append-only';
import { Explained } from '../command-line/explained';

/** Describe the schema, which the Strapi that restores makes itself. */
const ABOUT_THE_SCHEMA = ['strapi_migrations', 'strapi_migrations_internal', 'strapi_database_schema'];

const PAGE = 100;

// As Strapi sets for the process: else days would depend on the time zone, and JSON texts be ambiguous.
const { DATE, JSON: JSON_TEXT, JSONB } = postgresTypes.builtins;
for (const type of [DATE, JSON_TEXT, JSONB]) postgresTypes.setTypeParser(type, (text) => text);

type Row = Record<string, unknown>;
type Types = Record<string, string>;

/** `digest` covers the rows whatever their order, so that both kinds of database have the same. */
export interface TableContent {
  rows: number;
  digest: string;
}

export async function allTables(database: Knex): Promise<string[]> {
  const names: { name: string }[] =
    dialectOf(database) === 'postgres'
      ? await database('information_schema.tables')
          .select({ name: 'table_name' })
          .where({ table_type: 'BASE TABLE' })
          .whereRaw('table_schema = current_schema()')
      : await database('sqlite_master').select('name').where({ type: 'table' });
  return names
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('sqlite_'))
    .sort();
}

const contentTables = async (database: Knex) =>
  (await allTables(database)).filter((name) => !ABOUT_THE_SCHEMA.includes(name));

export async function migrationsOf(database: Knex): Promise<string[]> {
  return (await database('strapi_migrations_internal').pluck('name')).sort();
}

export function inSnapshot<T>(database: Knex, work: (snapshot: Knex.Transaction) => Promise<T>): Promise<T> {
  return dialectOf(database) === 'postgres'
    ? database.transaction(work, { isolationLevel: 'repeatable read', readOnly: true })
    : database.transaction(work, { readOnly: true });
}

/** Writes one file of JSON lines for each table when `folder` is given. */
export async function readTables(
  database: Knex,
  folder: string | null,
): Promise<Record<string, TableContent>> {
  const contents: Record<string, TableContent> = {};
  for (const table of await contentTables(database)) {
    const file = folder === null ? null : await open(fileOf(folder, table), 'wx', 0o600);
    try {
      contents[table] = await readTable(database, table, file);
      await file?.sync();
    } finally {
      await file?.close();
    }
  }
  return contents;
}

const fileOf = (folder: string, table: string) => path.join(folder, `${table}.jsonl`);

async function readTable(database: Knex, table: string, file: FileHandle | null): Promise<TableContent> {
  const types = await typesOf(database, table);
  const columns = Object.keys(types).sort();
  const hashes: string[] = [];
  for await (const rows of pagesOf(database, table, columns)) {
    const lines = rows.map((row) =>
      JSON.stringify(Object.fromEntries(columns.map((name) => [name, neutral(row[name], types[name])]))),
    );
    for (const line of lines) hashes.push(createHash('sha256').update(line).digest('base64'));
    if (lines.length > 0) await file?.appendFile(`${lines.join('\n')}\n`);
  }
  const digest = createHash('sha256').update(hashes.sort().join()).digest('hex');
  return { rows: hashes.length, digest };
}

async function* pagesOf(database: Knex, table: string, columns: string[]): AsyncGenerator<Row[]> {
  if (!columns.includes('id')) {
    yield await database(table).select();
    return;
  }
  let last: unknown = null;
  for (;;) {
    const query = database(table).orderBy('id').limit(PAGE);
    const rows: Row[] = await (last === null ? query : query.where('id', '>', last as number));
    if (rows.length === 0) return;
    yield rows;
    last = rows.at(-1)?.id;
  }
}

async function typesOf(database: Knex, table: string): Promise<Types> {
  const columns = await database(table).columnInfo();
  return Object.fromEntries(Object.entries(columns).map(([name, { type }]) => [name, type.toLowerCase()]));
}

const FRACTIONS = ['float', 'real', 'double precision', 'numeric', 'decimal'];

const isTime = (type = '') => type === 'datetime' || type.startsWith('timestamp');
const isJson = (type = '') => type.startsWith('json');

/** SQLite keeps times and truth values as numbers, PostgreSQL answers exact numbers as text. */
function neutral(value: unknown, type = ''): unknown {
  if (value === null || value === undefined) return null;
  if (isTime(type)) return new Date(value as string | number | Date).toISOString();
  if (type === 'boolean') return Boolean(value);
  if (type === 'bigint') return String(value);
  if (FRACTIONS.includes(type)) return Number(value);
  if (isJson(type)) return canonical(JSON.parse(value as string));
  return value;
}

/** jsonb keeps no order of names. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (value === null || typeof value !== 'object') return value;
  const sorted = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(sorted.map(([name, part]) => [name, canonical(part)]));
}

function stored(value: unknown, type: string | undefined, database: Knex): unknown {
  if (value === null) return null;
  if (isTime(type)) {
    const time = new Date(value as string);
    return dialectOf(database) === 'postgres' ? time : time.getTime();
  }
  return isJson(type) ? JSON.stringify(value) : value;
}

/** Replaces all rows by those of the files. The caller enforces the append-only tables again. Throws Explained. */
export async function writeTables(database: Knex, folder: string, given: string[]): Promise<void> {
  const tables = await contentTables(database);
  const unknown = given.filter((table) => !tables.includes(table));
  if (unknown.length > 0) throw fromAnotherVersion(`the table ${unknown[0]}`);
  await database.transaction(async (transaction) => {
    const settle = await letRowsComeInAnyOrder(transaction, tables);
    for (const table of tables) await transaction(table).delete();
    for (const table of given) await fill(transaction, table, fileOf(folder, table));
    await settle();
  });
}

async function fill(database: Knex.Transaction, table: string, file: string): Promise<void> {
  const types = await typesOf(database, table);
  let rows: Row[] = [];
  const flush = async () => {
    if (rows.length > 0) await database(table).insert(rows);
    rows = [];
  };
  for await (const line of createInterface({
    input: createReadStream(file),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    const entries = Object.entries(JSON.parse(line) as Row).filter(([name, value]) => {
      if (name in types) return true;
      // A column of a removed field stays in old databases.
      if (value !== null) throw fromAnotherVersion(`the column ${table}.${name}`);
      return false;
    });
    rows.push(
      Object.fromEntries(entries.map(([name, value]) => [name, stored(value, types[name], database)])),
    );
    if (rows.length === PAGE) await flush();
  }
  await flush();
}

export const fromAnotherVersion = (what: string) =>
  new Explained(
    `The backup has ${what}, which this version lacks. Restore with the version that made it, then upgrade.`,
  );

/** Returns the work that checks foreign keys and restores the rules. */
async function letRowsComeInAnyOrder(
  database: Knex.Transaction,
  tables: string[],
): Promise<() => Promise<void>> {
  if (dialectOf(database) === 'sqlite') {
    await database.raw('PRAGMA defer_foreign_keys = ON');
    const triggers: string[] = await database('sqlite_master').where({ type: 'trigger' }).pluck('name');
    for (const trigger of triggers) await database.raw('DROP TRIGGER ??', [trigger]);
    return async () => {};
  }
  const keys: { table: string; name: string }[] = await database('information_schema.table_constraints')
    .select({ table: 'table_name', name: 'constraint_name' })
    .where({ constraint_type: 'FOREIGN KEY' })
    .whereRaw('table_schema = current_schema()');
  for (const table of tables) await database.raw('ALTER TABLE ?? DISABLE TRIGGER USER', [table]);
  for (const { table, name } of keys) {
    await database.raw('ALTER TABLE ?? ALTER CONSTRAINT ?? DEFERRABLE INITIALLY DEFERRED', [table, name]);
  }
  return async () => {
    await database.raw('SET CONSTRAINTS ALL IMMEDIATE');
    for (const { table, name } of keys) {
      await database.raw('ALTER TABLE ?? ALTER CONSTRAINT ?? NOT DEFERRABLE', [table, name]);
    }
    for (const table of tables) {
      await database.raw('ALTER TABLE ?? ENABLE TRIGGER USER', [table]);
      if (!('id' in (await typesOf(database, table)))) continue;
      await database.raw(
        "SELECT setval(pg_get_serial_sequence(?, 'id'), (SELECT coalesce(max(id), 0) + 1 FROM ??), false)",
        [table, table],
      );
    }
  };
}
