import { existsSync } from 'node:fs';
import knex, { type Knex } from 'knex';
import databaseConfig from '../../config/database';
import { AUDIT_TABLE } from '../audit/trail';
import { readSettings } from '../env';
import { Explained } from './explained';

const NOT_YET = 'There is no database of this site yet, or one of an older version: start the site once.';

/** Works beside a running Strapi. Throws Explained. */
export async function withDatabase<Result>(work: (database: Knex) => Promise<Result>): Promise<Result> {
  const database = open();
  try {
    const isThere = await database.schema.hasTable(AUDIT_TABLE).catch((error: Error) => {
      throw new Explained(`The database cannot be reached: ${error.message}`);
    });
    if (!isThere) throw new Explained(NOT_YET);
    return await work(database);
  } finally {
    await database.destroy();
  }
}

function open(): Knex {
  const { connection } = databaseConfig();
  if (connection.client === 'postgres') return knex({ ...connection, client: 'pg' });
  const { filename } = connection.connection;
  // SQLite would create an empty one.
  if (!existsSync(filename))
    throw new Explained(`${NOT_YET} (CMS_DATA_DIR is ${readSettings().CMS_DATA_DIR}.)`);
  return knex({ ...connection, client: 'better-sqlite3' });
}
