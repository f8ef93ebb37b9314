import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import knex from 'knex';
import { Client } from 'pg';
import type { Settings } from '../env';

const LOCK_NUMBER = 718236;
const LOCK_FILE = 'start.lock';
const PAUSE_MS = 100;

/**
 * Waits until no other process is preparing this database, and keeps others waiting until it is released. Two Strapis that
 * migrate and seed at the same time make each other fail, because Strapi takes no lock: an earlier start that was killed
 * may have left one that is still at it. A crash releases the lock, too.
 */
export function lockDatabase(settings: Settings): Promise<() => Promise<void>> {
  return settings.DATABASE_CLIENT === 'postgres'
    ? lockPostgres(settings.DATABASE_URL)
    : lockFile(path.join(settings.CMS_DATA_DIR, LOCK_FILE));
}

async function lockPostgres(connectionString: string | undefined): Promise<() => Promise<void>> {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query('select pg_advisory_lock($1)', [LOCK_NUMBER]);
  return () => client.end();
}

/** SQLite knows locks on a whole file only: this one, which has nothing in it, stands for the database beside it. */
async function lockFile(filename: string): Promise<() => Promise<void>> {
  const lock = knex({
    client: 'better-sqlite3',
    connection: { filename },
    useNullAsDefault: true,
    pool: { min: 1, max: 1 },
  });
  // SQLite waits by holding up the whole process, which then would not hear a signal.
  await lock.raw('PRAGMA busy_timeout = 0');
  for (;;) {
    try {
      await lock.raw('BEGIN EXCLUSIVE');
      return () => lock.destroy();
    } catch (error) {
      if (!isBusy(error)) throw error;
      await pause(PAUSE_MS);
    }
  }
}

const isBusy = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY';
