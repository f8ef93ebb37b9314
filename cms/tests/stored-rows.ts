import { createRequire } from 'node:module';
import path from 'node:path';
import { Client } from 'pg';

export const DATABASE_FILE = 'site.db';

interface Sqlite {
  prepare(sql: string): { all(): Row[] };
  exec(sql: string): void;
  close(): void;
}
type OpenSqlite = new (file: string) => Sqlite;
export type Row = Record<string, string | number | Date | null>;

/** Counts the alternative texts of a file, which no call answers. */
export const countPictureTexts = (dataFolder: string, fileId: number): Promise<number> =>
  countRows(dataFolder, `picture_texts WHERE file_id = ${fileId}`);

/** `from` is a table, with a condition if wanted. */
export async function countRows(dataFolder: string, from: string): Promise<number> {
  const [row] = await rowsOf(dataFolder, `SELECT COUNT(*) AS count FROM ${from}`);
  return Number(row?.count);
}

export async function storedTexts(dataFolder: string, tables: string[]): Promise<string[]> {
  const rows = await Promise.all(tables.map((table) => rowsOf(dataFolder, `SELECT * FROM ${table}`)));
  return rows.flat().flatMap((row) => Object.values(row).filter((value) => typeof value === 'string'));
}

/** Reads the database directly, beside the running cms. */
export const rowsOf = (dataFolder: string, query: string): Promise<Row[]> =>
  inDatabase(dataFolder, {
    postgres: async (client) => (await client.query<Row>(query)).rows,
    sqlite: (database) => database.prepare(query).all(),
  });

/** Writes to the database directly, beside the running cms. */
export async function execute(dataFolder: string, statement: string): Promise<void> {
  await inDatabase(dataFolder, {
    postgres: async (client) => void (await client.query(statement)),
    sqlite: (database) => database.exec(statement),
  });
}

interface Work<T> {
  postgres: (client: Client) => Promise<T>;
  sqlite: (database: Sqlite) => T;
}

async function inDatabase<T>(dataFolder: string, work: Work<T>): Promise<T> {
  if (process.env.TEST_DATABASE_URL) {
    const client = new Client({ connectionString: process.env.TEST_DATABASE_URL });
    await client.connect();
    try {
      return await work.postgres(client);
    } finally {
      await client.end();
    }
  }
  const Database = createRequire(import.meta.url)('better-sqlite3') as OpenSqlite;
  const database = new Database(path.join(dataFolder, DATABASE_FILE));
  try {
    return work.sqlite(database);
  } finally {
    database.close();
  }
}
