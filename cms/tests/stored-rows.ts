import { createRequire } from 'node:module';
import path from 'node:path';
import { Client } from 'pg';

interface Sqlite {
  prepare(sql: string): { get(...values: unknown[]): { count: number } };
  close(): void;
}
type OpenSqlite = new (file: string, options: { readonly: true }) => Sqlite;

/** How many alternative texts the database has for a file: rows that no call answers. */
export async function countPictureTexts(dataFolder: string, fileId: number): Promise<number> {
  const count = `SELECT COUNT(*) AS count FROM picture_texts WHERE file_id = ${fileId}`;
  if (process.env.TEST_DATABASE_URL) {
    const client = new Client({ connectionString: process.env.TEST_DATABASE_URL });
    await client.connect();
    const { rows } = await client.query<{ count: string }>(count);
    await client.end();
    return Number(rows[0]?.count);
  }
  const Database = createRequire(import.meta.url)('better-sqlite3') as OpenSqlite;
  const database = new Database(path.join(dataFolder, 'site.db'), { readonly: true });
  const row = database.prepare(count).get();
  database.close();
  return row.count;
}
