import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import knex from 'knex';
import { Client } from 'pg';
import { isConnectionLost } from '../database/lost-connection';
import type { Settings } from '../env';

const LOCK_NUMBER = 718236;
const LOCK_FILE = 'start.lock';
const PAUSE_MS = 100;
const ANSWERS_WITHIN_MS = 20_000;

/** Two Strapis that migrate and seed at the same time make each other fail. A crash releases the lock. */
export function lockDatabase(settings: Settings): Promise<() => Promise<void>> {
  return settings.DATABASE_CLIENT === 'postgres'
    ? lockPostgres(settings.DATABASE_URL)
    : lockFile(path.join(settings.CMS_DATA_DIR, LOCK_FILE));
}

/** Waits for a PostgreSQL that starts, as after a restart of the whole machine. */
async function lockPostgres(connectionString: string | undefined): Promise<() => Promise<void>> {
  const deadline = performance.now() + ANSWERS_WITHIN_MS;
  for (;;) {
    const client = new Client({ connectionString });
    // A connection that is lost releases the lock, and makes Strapi's own queries fail.
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('select pg_advisory_lock($1)', [LOCK_NUMBER]);
      return () => client.end();
    } catch (error) {
      if (!isConnectionLost(error) || performance.now() > deadline) throw error;
      await pause(PAUSE_MS);
    }
  }
}

/** SQLite can lock only whole files; this empty one represents the database. */
async function lockFile(filename: string): Promise<() => Promise<void>> {
  const lock = knex({
    client: 'better-sqlite3',
    connection: { filename },
    useNullAsDefault: true,
    pool: { min: 1, max: 1 },
  });
  // SQLite's own waiting blocks the process, which would miss signals.
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
