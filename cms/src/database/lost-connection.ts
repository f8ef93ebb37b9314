import type { StorageFailure } from '../../contract/refusal';
import { storageFailureOf } from '../../server-kit/storage-failure';

/** Codes of Node.js and PostgreSQL (https://www.postgresql.org/docs/current/errcodes-appendix.html). */
const CODES = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08003',
  '08006',
];
/** The driver's own errors have no codes. */
const MESSAGES =
  /Connection terminated|Client has encountered a connection error|Timeout acquiring a connection/;

/** Tells errors of a database that ended, restarts or cannot be reached. */
export const isConnectionLost = (error: unknown): error is Error =>
  error instanceof Error &&
  (('code' in error && CODES.includes(String(error.code))) || MESSAGES.test(error.message));

/** Takes any lost connection for the database's: the store of files and the mail server have codes of their own. */
export const databaseFailureOf = (error: unknown): StorageFailure | null =>
  storageFailureOf(error) ?? (isConnectionLost(error) ? 'database-unavailable' : null);

/**
 * Keeps a restart of PostgreSQL from ending this process: Strapi reads an entry for its events after the commit, and
 * awaits neither. Any other rejection that nobody handles still ends it.
 */
export function surviveLostConnections(report: (message: string) => void): void {
  process.on('unhandledRejection', (error) => {
    if (!isConnectionLost(error)) throw error;
    report(`The database was away after a save (${error.message})`);
  });
}
