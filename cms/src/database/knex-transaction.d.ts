/** The part of Knex's transactions that `failed-commits.ts` mends; Knex has no types for it. */
declare module 'knex/lib/execution/transaction.js' {
  export interface Connection {
    /** Of better-sqlite3. */
    inTransaction?: boolean;
    /** Knex's pool closes a connection that has a reason here. */
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
