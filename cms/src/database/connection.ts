import path from 'node:path';
import type { Settings } from '../env';
import { rejectFailedCommits } from './failed-commits';
import { registerUnicodeLike, type SqliteConnection } from './unicode-like';

function sqlite(settings: Settings) {
  return {
    client: 'sqlite' as const,
    connection: { filename: path.join(settings.CMS_DATA_DIR, 'site.db') },
    useNullAsDefault: true,
    pool: {
      min: 1,
      max: 1,
      afterCreate(
        connection: SqliteConnection,
        done: (error: Error | null, connection: SqliteConnection) => void,
      ) {
        try {
          prepare(connection);
        } catch (error) {
          // Thrown, it would end the process: Strapi does not catch it.
          done(error as Error, connection);
          return;
        }
        done(null, connection);
      },
    },
  };
}

function prepare(connection: SqliteConnection): void {
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = FULL');
  connection.pragma('busy_timeout = 5000');
  // What is deleted is overwritten with zeros: messages that somebody wanted erased must not stay in the file.
  connection.pragma('secure_delete = ON');
  registerUnicodeLike(connection);
}

function postgres(settings: Settings) {
  return {
    client: 'postgres' as const,
    connection: { connectionString: settings.DATABASE_URL },
    pool: { min: 2, max: 10 },
  };
}

/** How the database of these settings is reached, in the terms of Knex. */
export function connectionOf(settings: Settings) {
  rejectFailedCommits();
  return {
    ...(settings.DATABASE_CLIENT === 'postgres' ? postgres(settings) : sqlite(settings)),
    // Else the message of a failed query has its values, and so has the log (decisions E7).
    compileSqlOnError: false,
  };
}
