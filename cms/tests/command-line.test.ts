import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { auditTrail, inShort } from './audit-trail';
import { CMS_FOLDER, environmentOf, freePort, removeInstallation, STARTS_STRAPI_MS } from './cms-process';
import { makeSeededInstallation } from './seeded-installation';

const installation = makeSeededInstallation();
afterAll(() => removeInstallation(installation));

test("a password that is set by Strapi's command line stands in the audit trail once, without it", {
  timeout: STARTS_STRAPI_MS,
}, async () => {
  const trail = auditTrail(installation.folder);
  const password = 'Neues-Kennwort-4711';
  const strapi = path.join(CMS_FOLDER, '../node_modules/@strapi/strapi/bin/strapi.js');
  const acts = await trail.during(async () => {
    await promisify(execFile)(
      process.execPath,
      [strapi, 'admin:reset-user-password', '--email=admin@mustermed.example', `--password=${password}`],
      { cwd: CMS_FOLDER, env: environmentOf(installation, await freePort()) },
    );
  });
  expect(inShort(acts)).toEqual(['command-line save account 1']);
  expect(await trail.everything()).not.toContain(password);
});
