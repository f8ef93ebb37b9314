import type { StorageFailure } from '../contract/refusal';
import { BUCKET_FAILURE } from './bucket';

/** Codes of Node.js, PostgreSQL (https://www.postgresql.org/docs/current/errcodes-appendix.html) and SQLite. */
const FAILURES: ReadonlyMap<string, StorageFailure> = new Map([
  ['ENOSPC', 'storage-full'],
  ['EDQUOT', 'storage-full'],
  ['53100', 'storage-full'],
  ['SQLITE_FULL', 'storage-full'],
  ['EROFS', 'storage-unwritable'],
  ['EIO', 'storage-unwritable'],
  ['EFBIG', 'storage-unwritable'],
  ['25006', 'storage-unwritable'],
  ['58030', 'storage-unwritable'],
  ['SQLITE_READONLY', 'storage-unwritable'],
  ['SQLITE_IOERR', 'storage-unwritable'],
  [BUCKET_FAILURE, 'files-unavailable'],
]);

/** Extended codes of SQLite, such as SQLITE_IOERR_WRITE. */
const EXTENDED = /^(SQLITE_[A-Z]+)_\w+$/;

/** libvips, which writes the smaller sizes of pictures, has no codes. */
const NO_SPACE = /no space left on device/i;

export function storageFailureOf(error: unknown): StorageFailure | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error ? String(error.code).replace(EXTENDED, '$1') : '';
  return (
    FAILURES.get(code) ?? (NO_SPACE.test(error.message) ? 'storage-full' : storageFailureOf(error.cause))
  );
}
