/** Knex has no types for this part, which `failed-commits.ts` mends. */
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
    commit(connection: Connection, value: unknown): Promise<void>;
    rollback(connection: Connection, error: unknown): Promise<void>;
  }
  export default Transaction;
}
