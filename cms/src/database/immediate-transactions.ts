import SqliteTransaction from 'knex/lib/dialects/sqlite3/execution/sqlite-transaction.js';
import type { Connection } from 'knex/lib/execution/transaction.js';

/**
 * Lets a transaction on SQLite wait for one of another process at its start. A transaction that reads first and
 * writes later fails at once when another process has written meanwhile, however long `busy_timeout` is
 * (https://www.sqlite.org/isolation.html): a second Strapi ended plans so.
 */
export function lockAtBegin(): void {
  SqliteTransaction.prototype.begin = function begin(this: SqliteTransaction, connection: Connection) {
    return this.query(connection, this.readOnly ? 'BEGIN;' : 'BEGIN IMMEDIATE;');
  };
}
