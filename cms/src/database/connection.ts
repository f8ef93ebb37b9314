import path from 'node:path';
import type { Settings } from '../env';
import { rejectFailedCommits } from './failed-commits';
import { lockAtBegin } from './immediate-transactions';
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
          // Strapi does not catch an error thrown here, which would end the process.
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
  // Overwrites deleted data with zeros, because erased messages must not stay in the file.
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

export function connectionOf(settings: Settings) {
  rejectFailedCommits();
  lockAtBegin();
  return {
    ...(settings.DATABASE_CLIENT === 'postgres' ? postgres(settings) : sqlite(settings)),
    // Keeps the values of a failed query out of its message, and so out of the log (decision E7).
    compileSqlOnError: false,
  };
}
