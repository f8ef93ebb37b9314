import { expect, test } from 'vitest';
import { storageFailureOf } from './storage-failure';

const errorWith = (code: string) => Object.assign(new Error('x'), { code });

test.each([
  ['storage-full', ['ENOSPC', 'EDQUOT', 'SQLITE_FULL', '53100']],
  [
    'storage-unwritable',
    ['EROFS', 'EIO', 'SQLITE_READONLY', 'SQLITE_READONLY_DBMOVED', 'SQLITE_IOERR_WRITE', '25006', '58030'],
  ],
  [null, ['ENOENT', 'SQLITE_BUSY', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CORRUPT', '23503', '']],
])('%s is the failure of %j', (failure, codes) => {
  for (const code of codes) expect(storageFailureOf(errorWith(code)), code).toBe(failure);
});

test('the cause of an error tells, too', () => {
  const error = new Error('The picture cannot be written', { cause: errorWith('ENOSPC') });
  expect(storageFailureOf(error)).toBe('storage-full');
});

test.each([null, undefined, 'ENOSPC', { code: 'ENOSPC' }])('%j is no error', (thrown) => {
  expect(storageFailureOf(thrown)).toBeNull();
});
