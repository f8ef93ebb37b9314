import { afterAll, expect, inject, test } from 'vitest';
import { USERNAME_INDEX } from '../src/accounts/unique-names';
import { removeInstallation, runProgram, STARTS_STRAPI_MS, startCms } from './cms-process';
import { call } from './http-client';
import './provided';
import { makeSeededInstallation } from './seeded-installation';
import { execute } from './stored-rows';

const { url, adminPassword: password } = inject('cms');
const installation = makeSeededInstallation();
afterAll(() => removeInstallation(installation));

const logIn = (credentials: Record<string, unknown>) =>
  call<{ data?: { accessToken: string; user: { email: string } } }>(`${url}/admin/login`, {
    json: credentials,
  });

test.each([
  ['the user name', { username: 'admin' }],
  ['the user name in the field of the e-mail', { email: 'admin' }],
  ['the e-mail', { email: 'admin@mustermed.example' }],
  ['the e-mail in other letters', { email: 'Admin@Mustermed.Example' }],
])('the administrator logs in with %s, in production over plain http', async (_name, name) => {
  const answer = await logIn({ ...name, password });
  expect(answer.status).toBe(200);
  const cookie = answer.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/strapi_admin_refresh=.*httponly/i);
  expect(cookie).not.toMatch(/secure/i);
  const me = await call<{ data: { email: string } }>(`${url}/admin/users/me`, {
    token: answer.body.data?.accessToken,
  });
  expect(me.body.data.email).toBe('admin@mustermed.example');
});

test('a wrong password and an unknown name get the same answer', async () => {
  const wrong = await logIn({ username: 'admin', password: 'Wrong1234' });
  const unknown = await logIn({ username: 'nobody', password: 'Wrong1234' });
  expect([wrong.status, unknown.status]).toEqual([400, 400]);
  expect(unknown.body).toEqual(wrong.body);
});

test('every failed login costs one comparison of passwords, whether or not there is such an account', async () => {
  const logins = await runProgram<Record<string, object>>('login-comparisons.cjs', installation);
  const once = { status: 400, comparisons: 1 };
  expect(logins).toEqual({
    admin: once,
    nobody: once,
    'admin@mustermed.example': once,
    'nobody@example.org': once,
    'invited@example.org': once,
  });
});

test('user names that are taken twice from before do not stop the start, and their owners sign in by e-mail', {
  timeout: STARTS_STRAPI_MS,
}, async () => {
  await execute(installation.folder, `DROP INDEX ${USERNAME_INDEX}`);
  await execute(
    installation.folder,
    `UPDATE admin_users SET username = 'ADMIN', is_active = 1 WHERE email = 'invited@example.org'`,
  );
  const cms = await startCms(installation);
  expect(cms.output()).toMatch(/The accounts \d+, \d+ cannot sign in by user name, only by e-mail/);
  expect(cms.output()).not.toContain('invited@example.org');
  const { ADMIN_PASSWORD } = installation.secrets;
  const answers = await Promise.all(
    ['admin', 'admin@mustermed.example'].map((email) =>
      call(`${cms.url}/admin/login`, { json: { email, password: ADMIN_PASSWORD } }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([400, 200]);
  expect(await cms.stop()).toBe(0);
});

test.each([[null], ['text'], [{ username: { $ne: '' }, password: 'x' }]])(
  'nonsense is refused: %j',
  async (body) => {
    const answer = await call(`${url}/admin/login`, { json: body });
    expect(answer.status).toBe(400);
  },
);

test('nobody can register as the first administrator', async () => {
  const answer = await call(`${url}/admin/register-admin`, {
    json: { email: 'intruder@example.org', firstname: 'I', lastname: 'N', password: 'Intruder1234' },
  });
  expect(answer.status).toBe(400);
});

test('the panel is not told to the world as Strapi, and allows no foreign hosts', async () => {
  const { headers } = await call(`${url}/site-version`);
  expect(headers.get('x-powered-by')).toBeNull();
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toMatch(/https:|strapi\.io/);
});
