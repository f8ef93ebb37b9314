/** Knex has no types for these parts, which `failed-commits.ts` and `immediate-transactions.ts` mend. */
declare module 'knex/lib/execution/transaction.js' {
  export interface Connection {
    /** Set by better-sqlite3. */
    inTransaction?: boolean;
    /** Makes Knex's pool close the connection. */
    __knex__disposed?: unknown;
  }

  interface Client {
    query(connection: Connection, sql: string): Promise<{ response: { command?: string } }>;
  }

  class Transaction {
    client: Client;
    /** Refuses queries once the transaction is over. */
    trxClient: Client;
    _completed: boolean;
    _resolver(value: unknown): void;
    _rejecter(error: unknown): void;
    readOnly?: boolean;
    query(connection: Connection, sql: string): Promise<unknown>;
    commit(connection: Connection, value: unknown): Promise<void>;
    rollback(connection: Connection, error: unknown): Promise<void>;
  }
  export default Transaction;
}

declare module 'knex/lib/dialects/sqlite3/execution/sqlite-transaction.js' {
  import type Transaction from 'knex/lib/execution/transaction.js';
  import type { Connection } from 'knex/lib/execution/transaction.js';

  class SqliteTransaction extends Transaction {
    begin(connection: Connection): Promise<unknown>;
  }
  export default SqliteTransaction;
}
