import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { CMS_FOLDER, STARTS_STRAPI_MS } from './cms-process';

test('schema.graphql is what the content types produce', { timeout: STARTS_STRAPI_MS }, async () => {
  const program = path.join(CMS_FOLDER, 'scripts', 'write-schema.mjs');
  await expect(promisify(execFile)(process.execPath, [program, '--check'])).resolves.toMatchObject({
    stderr: '',
  });
});
