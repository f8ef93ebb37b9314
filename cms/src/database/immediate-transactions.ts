import SqliteTransaction from 'knex/lib/dialects/sqlite3/execution/sqlite-transaction.js';
import type { Connection } from 'knex/lib/execution/transaction.js';

/** Locks at BEGIN: SQLite fails a late lock despite `busy_timeout` (https://www.sqlite.org/isolation.html). */
export function lockAtBegin(): void {
  SqliteTransaction.prototype.begin = function begin(this: SqliteTransaction, connection: Connection) {
    return this.query(connection, this.readOnly ? 'BEGIN;' : 'BEGIN IMMEDIATE;');
  };
}
