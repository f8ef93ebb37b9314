import { afterAll, expect, test } from 'vitest';
import { runAccounts } from './accounts-command';
import { auditTrail, inShort } from './audit-trail';
import { removeInstallation, STARTS_STRAPI_MS, startCms } from './cms-process';
import { call, logIn } from './http-client';
import { makeSeededInstallation } from './seeded-installation';

const installation = makeSeededInstallation();
afterAll(() => removeInstallation(installation));

const EMAIL = 'admin@mustermed.example';

test('a lost password is replaced beside the running Strapi, ends the sessions, and stands in the audit trail', {
  timeout: STARTS_STRAPI_MS,
}, async () => {
  const cms = await startCms(installation);
  const lost = installation.secrets.ADMIN_PASSWORD;
  const statusWith = async (password: string) =>
    (await call(`${cms.url}/admin/login`, { json: { email: EMAIL, password } })).status;
  const token = await logIn(cms.url, { email: EMAIL, password: lost });
  const isSignedIn = async () => (await call(`${cms.url}/admin/users/me`, { token })).status === 200;
  expect(await isSignedIn()).toBe(true);

  const trail = auditTrail(installation.folder);
  let password = '';
  const acts = await trail.during(async () => {
    const { code, output } = await runAccounts(installation, 'reset-password', 'Admin@Mustermed.Example');
    expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('has a new password') });
    password = output.trimEnd().split('\n').at(-1) ?? '';
  });
  expect(password).toMatch(/^[\w-]{24}$/);
  expect(inShort(acts)).toEqual(['command-line save account 1']);
  expect(await isSignedIn()).toBe(false);
  expect(await statusWith(lost)).toBe(400);
  expect(await statusWith(password)).toBe(200);
  for (const written of [await trail.everything(), cms.output()]) expect(written).not.toContain(password);
  expect(await cms.stop()).toBe(0);
});

test('a name that no account has changes nothing', async () => {
  const trail = auditTrail(installation.folder);
  const acts = await trail.during(async () => {
    expect(await runAccounts(installation, 'reset-password', 'nobody')).toEqual({
      code: 1,
      output: expect.stringContaining('there is no account "nobody"'),
    });
  });
  expect(acts).toEqual([]);
});
