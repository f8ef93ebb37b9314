import path from 'node:path';
import { registerUnicodeLike, type SqliteConnection } from '../src/database/unicode-like';
import { readSettings, type Settings } from '../src/env';

function sqlite(settings: Settings) {
  return {
    client: 'sqlite',
    connection: { filename: path.join(settings.CMS_DATA_DIR, 'site.db') },
    useNullAsDefault: true,
    pool: {
      min: 1,
      max: 1,
      afterCreate(
        connection: SqliteConnection,
        done: (error: Error | null, connection: SqliteConnection) => void,
      ) {
        connection.pragma('journal_mode = WAL');
        connection.pragma('synchronous = FULL');
        connection.pragma('busy_timeout = 5000');
        registerUnicodeLike(connection);
        done(null, connection);
      },
    },
  };
}

function postgres(settings: Settings) {
  return {
    client: 'postgres',
    connection: { connectionString: settings.DATABASE_URL },
    pool: { min: 2, max: 10 },
  };
}

export default () => {
  const settings = readSettings();
  const connection = settings.DATABASE_CLIENT === 'postgres' ? postgres(settings) : sqlite(settings);
  return {
    // compileSqlOnError: else the message of a failed query has its values, and so has the log (decisions E7).
    connection: { ...connection, acquireConnectionTimeout: 60_000, compileSqlOnError: false },
    // Without this a field that leaves a schema takes its column, with all values, at the next start (decision H4).
    settings: { forceMigration: false },
  };
};
