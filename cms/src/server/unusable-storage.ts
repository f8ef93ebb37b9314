import path from 'node:path';
import type { Settings } from '../env';

export class UnusableStorage extends Error {
  override name = 'UnusableStorage';
}

const RESTORE = 'Restore your latest backup: docs/operations.md, section "Backup".';
const RIGHTS =
  'Check that this user may write to it and its folder, and that the disk is not mounted read-only.';

const REASONS: readonly [code: RegExp, problem: string, remedy: string][] = [
  [/^SQLITE_(CORRUPT|NOTADB)/, 'is damaged', RESTORE],
  [/^SQLITE_CANTOPEN/, 'cannot be opened', RIGHTS],
  [/^(SQLITE_READONLY|EROFS|EACCES|EPERM)/, 'cannot be written to', RIGHTS],
  [/^SQLITE_IOERR/, 'cannot be read or written', 'Check the disk that it lies on.'],
  [/^(SQLITE_FULL|ENOSPC|EDQUOT)/, 'lies on a disk that is full', 'Free some space and start again.'],
];

export function explainStorage(error: unknown, { DATABASE_CLIENT, CMS_DATA_DIR }: Settings): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  const code = String(error.code);
  const reason = REASONS.find(([pattern]) => pattern.test(code));
  if (!reason) return error;
  const [, problem, remedy] = reason;
  const isSqlite = code.startsWith('SQLITE_') && DATABASE_CLIENT === 'sqlite';
  const what = isSqlite
    ? `the database ${path.join(CMS_DATA_DIR, 'site.db')}`
    : `the data folder ${CMS_DATA_DIR}`;
  return new UnusableStorage(`${what} ${problem} (${code}). ${remedy}`, { cause: error });
}
