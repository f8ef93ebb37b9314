import Transaction, { type Connection } from 'knex/lib/execution/transaction.js';

const { rollback: knexRollback } = Transaction.prototype;

/** Knex resolves a failed commit, and returns its connection with the transaction open (docs/decisions/0046). */
export function rejectFailedCommits(): void {
  Transaction.prototype.commit = commit;
  Transaction.prototype.rollback = rollback;
}

async function commit(this: Transaction, connection: Connection, value: unknown): Promise<void> {
  const committing = this.trxClient.query(connection, 'COMMIT;');
  this._completed = true;
  try {
    const { response } = await committing;
    // PostgreSQL answers this, without an error, after a failed statement.
    if (response.command === 'ROLLBACK') throw new Error('COMMIT; - the transaction had failed before');
  } catch (error) {
    await endTransaction(this, connection, error);
    this._rejecter(error);
    throw error;
  }
  this._resolver(value);
}

async function endTransaction(
  { client }: Transaction,
  connection: Connection,
  reason: unknown,
): Promise<void> {
  if (hasRolledBack(connection)) return;
  try {
    await client.query(connection, 'ROLLBACK;');
  } catch {
    connection.__knex__disposed = reason;
  }
}

/** Keeps the error after which SQLite rolled back by itself; a second ROLLBACK would fail and replace it. */
async function rollback(this: Transaction, connection: Connection, error: unknown): Promise<void> {
  if (error === undefined || !hasRolledBack(connection)) return knexRollback.call(this, connection, error);
  this._completed = true;
  this._rejecter(error);
}

/** SQLite does so when the disk is full, for instance. */
const hasRolledBack = ({ inTransaction }: Connection) => inTransaction === false;
