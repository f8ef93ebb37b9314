import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { CMS_FOLDER } from './cms-process';

test('schema.graphql is what the content types produce', async () => {
  const program = path.join(CMS_FOLDER, 'scripts', 'write-schema.mjs');
  await expect(promisify(execFile)(process.execPath, [program, '--check'])).resolves.toMatchObject({
    stderr: '',
  });
});
