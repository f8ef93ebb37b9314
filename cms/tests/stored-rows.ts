import { createRequire } from 'node:module';
import path from 'node:path';
import { Client } from 'pg';

export const DATABASE_FILE = 'site.db';

interface Sqlite {
  prepare(sql: string): { get(): { count: number } };
  exec(sql: string): void;
  close(): void;
}
type OpenSqlite = new (file: string) => Sqlite;

/** How many alternative texts the database has for a file, which no call answers. */
export async function countPictureTexts(dataFolder: string, fileId: number): Promise<number> {
  const count = `SELECT COUNT(*) AS count FROM picture_texts WHERE file_id = ${fileId}`;
  return inDatabase(dataFolder, {
    postgres: async (client) => Number((await client.query<{ count: string }>(count)).rows[0]?.count),
    sqlite: (database) => database.prepare(count).get().count,
  });
}

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
    const result = await work.postgres(client);
    await client.end();
    return result;
  }
  const Database = createRequire(import.meta.url)('better-sqlite3') as OpenSqlite;
  const database = new Database(path.join(dataFolder, DATABASE_FILE));
  const result = work.sqlite(database);
  database.close();
  return result;
}
