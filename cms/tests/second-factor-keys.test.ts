import { afterEach, beforeEach, expect, test } from 'vitest';
import { runAccounts } from './accounts-command';
import {
  type Installation,
  makeInstallation,
  removeInstallation,
  runProgram,
  STARTS_STRAPI_MS,
  startCms,
} from './cms-process';
import { logIn } from './http-client';
import { codeOf, enrol, signIn } from './second-factor';
import { makeSeededInstallation } from './seeded-installation';

let installation: Installation;
beforeEach(() => {
  installation = makeSeededInstallation();
});
afterEach(() => removeInstallation(installation));

test('no session is stored for an account with a second factor by a call that asks for none', {
  timeout: STARTS_STRAPI_MS,
}, async () => {
  expect(await runProgram('unproved-session.cjs', installation)).toEqual({
    before: ['made', 'made'],
    begun: ['made', 'made'],
    turnedOn: ['ForbiddenError', 'ForbiddenError'],
  });
});

test('with another ENCRYPTION_KEY only recovery codes open the account, until the command removes the second factor', {
  timeout: STARTS_STRAPI_MS,
}, async () => {
  const { ADMIN_PASSWORD: password } = installation.secrets;
  const first = await startCms(installation);
  const token = await logIn(first.url, { username: 'admin', password });
  const { secret, recoveryCodes } = await enrol(first.url, token, password);
  expect(first.output()).toMatch(/Account \d+ signs in with a second factor now/);
  expect(await first.stop()).toBe(0);

  const changed = { ...installation, secrets: { ...installation.secrets, ENCRYPTION_KEY: 'n'.repeat(32) } };
  const cms = await startCms(changed);
  const attempt = (code?: string) => signIn(cms.url, { username: 'admin', password, code });
  expect((await attempt(codeOf(secret, 'next'))).code).toBe('second-factor-wrong');
  expect(cms.output()).toMatch(/second factor of account \d+ cannot be read: ENCRYPTION_KEY is not the one/);
  expect((await attempt(recoveryCodes[0])).status).toBe(200);
  expect((await attempt()).code).toBe('second-factor-required');

  expect(await runAccounts(changed, 'remove-second-factor', 'Admin@Mustermed.Example')).toEqual({
    code: 0,
    output: expect.stringContaining('signs in with its password alone'),
  });
  expect((await attempt()).status).toBe(200);
  for (const written of [secret, ...recoveryCodes]) expect(cms.output()).not.toContain(written);
  expect(await cms.stop()).toBe(0);
});

test('the command says what to do when it is given something else, and changes nothing', async () => {
  const outputOf = async (...args: string[]) => {
    const { code, output } = await runAccounts(installation, ...args);
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toHaveLength(1);
    return output;
  };
  expect(await outputOf()).toContain('say what to do');
  expect(await outputOf('remove-second-factor')).toContain('say what to do');
  expect(await outputOf('delete', 'admin')).toContain('say what to do');
  expect(await outputOf('remove-second-factor', 'nobody')).toContain('there is no account "nobody"');
  expect(await outputOf('remove-second-factor', 'admin')).toContain('has no second factor');

  const empty = makeInstallation();
  const { code, output } = await runAccounts(empty, 'remove-second-factor', 'admin');
  removeInstallation(empty);
  expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining('There is no database') });
});
