import { randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { auditTrail, inShort } from './audit-trail';
import { call } from './http-client';
import { type Account, changeAccount, join, PASSWORD } from './people';
import './provided';
import { codeOf, type Enrolled, enrol, signIn, wrongCodeOf } from './second-factor';
import { siteAdmin } from './site-admin';
import { countRows, execute, storedTexts } from './stored-rows';

const { url, siteToken, adminToken, folder } = inject('cms');

interface Person extends Account, Enrolled {
  email: string;
}

let people = 0;

async function newcomer(name: string): Promise<Account & { email: string }> {
  people += 1;
  const unique = `${name}-${people}`;
  return { ...(await join(url, adminToken, 'editor', unique)), email: `${unique}@example.org` };
}

async function enrolled(name: string): Promise<Person> {
  const account = await newcomer(name);
  return { ...account, ...(await enrol(url, account.token)) };
}

let visitors = 0;

/** Gives each attempt an address of its own, because the limit by address is not tested here. */
function from(): Record<string, string> {
  visitors += 1;
  return {
    authorization: `Bearer ${siteToken}`,
    'x-visitor-address': `198.51.${100 + (visitors >> 8)}.${visitors & 255}`,
  };
}

const attempt = (email: string, rest: Record<string, unknown> = {}) =>
  signIn(url, { email, password: PASSWORD, ...rest }, from());

const NEEDED = { status: 400, code: 'second-factor-required', token: undefined, cookie: undefined };
const WRONG = { status: 400, code: 'second-factor-wrong', token: undefined, cookie: undefined };

test('the password alone opens an account without a second factor, and no other', async () => {
  const plain = await newcomer('plain');
  const protectedOne = await enrolled('protected');
  expect(await attempt(plain.email)).toMatchObject({ status: 200, token: expect.any(String) });
  // Panels and programs send more than the person typed.
  expect(await attempt(plain.email, { code: '123456' })).toMatchObject({ status: 200 });
  expect(await attempt(protectedOne.email)).toEqual(NEEDED);
  expect(await attempt(protectedOne.email, { code: '' })).toEqual(NEEDED);
});

test('a code of the app opens it once, and the session that it opens is renewed without one', async () => {
  const { email, secret, usedCode } = await enrolled('once');
  expect(await attempt(email, { code: usedCode })).toEqual(WRONG);
  const code = codeOf(secret, 'next');
  const typed = `${code.slice(0, 3)} ${code.slice(3)}`;
  const opened = await attempt(email, { code: typed });
  expect(opened).toMatchObject({ status: 200, token: expect.any(String), cookie: expect.any(String) });
  expect(await attempt(email, { code })).toEqual(WRONG);

  const renewed = await call<{ data: { token: string } }>(`${url}/admin/access-token`, {
    method: 'POST',
    headers: { cookie: opened.cookie ?? '' },
  });
  expect(renewed.status).toBe(200);
  const me = await call(`${url}/admin/users/me`, { token: renewed.body.data.token });
  expect(me.status).toBe(200);
});

test('of two sign-ins with one code at the same moment one is refused', async () => {
  const { email, secret, recoveryCodes } = await enrolled('twice');
  for (const code of [codeOf(secret, 'next'), recoveryCodes[0]]) {
    const answers = await Promise.all([attempt(email, { code }), attempt(email, { code })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  }
});

test('a recovery code opens it once, however it is typed, and takes none of the others away', async () => {
  const { email, recoveryCodes, token } = await enrolled('recovering');
  expect(new Set(recoveryCodes).size).toBe(10);
  const [first = '', second = ''] = recoveryCodes;
  const opened = await attempt(email, { code: first.toLowerCase().replaceAll('-', ' ') });
  expect(opened.status).toBe(200);
  expect(await attempt(email, { code: first })).toEqual(WRONG);
  expect((await siteAdmin(url, token).get('/second-factor')).body).toEqual({
    isOn: true,
    recoveryCodesLeft: 9,
    isDuty: false,
  });
  expect((await attempt(email, { code: second })).status).toBe(200);
});

test("another account's codes open nothing", async () => {
  const one = await enrolled('one');
  const other = await enrolled('other');
  expect(await attempt(one.email, { code: codeOf(other.secret, 'next') })).toEqual(WRONG);
  expect(await attempt(one.email, { code: other.recoveryCodes[0] })).toEqual(WRONG);
  expect((await attempt(other.email, { code: other.recoveryCodes[0] })).status).toBe(200);
});

test('who does not have the password learns nothing of the second factor, and uses no code up', async () => {
  const { email, recoveryCodes } = await enrolled('guessed');
  const code = recoveryCodes[0];
  const wrong = { email, password: 'Falsch-2026-x', code };
  const answer = await call(`${url}/admin/login`, { json: wrong, headers: from() });
  const unknown = await call(`${url}/admin/login`, {
    json: { ...wrong, email: `${randomUUID()}@example.org` },
    headers: from(),
  });
  expect(answer.status).toBe(400);
  expect(answer.body).toEqual(unknown.body);
  expect((await attempt(email, { code })).status).toBe(200);
});

test.each([[{ $ne: '' }], [['123456']], [123456]])('a code that is no text is refused: %j', async (code) => {
  const { email } = await newcomer('odd');
  expect(await attempt(email, { code })).toMatchObject({ status: 400, token: undefined });
});

const NO_CODES = [
  '12345ä',
  '１２３４５６',
  '٠١٢٣٤٥',
  '1234🔑',
  '12345',
  '1234567',
  'abcdef',
  'x'.repeat(5_000),
];

test('any other text is a wrong code: the same answer and the same entry of the trail', async () => {
  const { email } = await enrolled('typing');
  const entries = await auditTrail(folder).during(async () => {
    for (const code of NO_CODES) expect(await attempt(email, { code }), code).toEqual(WRONG);
  });
  expect(inShort(entries)).toEqual(
    NO_CODES.map(() => expect.stringMatching(`^${email} admin sign-in-failed account`)),
  );
});

test('any other text counts as a wrong code', async () => {
  const { email, secret } = await enrolled('counting');
  for (let time = 0; time < 10; time += 1) expect(await attempt(email, { code: '12345ä' })).toEqual(WRONG);
  expect((await attempt(email, { code: codeOf(secret, 'next') })).status).toBe(429);
});

test('ten wrong codes from anywhere, and no further one is looked at for an hour; recovery codes are', async () => {
  const { email, secret, recoveryCodes } = await enrolled('besieged');
  const code = wrongCodeOf(secret);
  for (let time = 0; time < 10; time += 1) expect(await attempt(email, { code })).toEqual(WRONG);
  const json = { email, password: PASSWORD, code: codeOf(secret, 'next') };
  const held = await call(`${url}/admin/login`, { json, headers: from() });
  expect(held.status).toBe(429);
  expect(Number(held.headers.get('retry-after'))).toBeGreaterThan(3_000);
  expect(held.headers.get('set-cookie')).toBeNull();
  expect((await attempt(email, { code: recoveryCodes[0] })).status).toBe(200);
});

test('wrong codes count as failed sign-ins of the address, and asking for one does not', async () => {
  const { email, secret } = await enrolled('counted');
  const headers = from();
  const tryWith = (code?: string) => signIn(url, { email, password: PASSWORD, code }, headers);
  for (let time = 0; time < 15; time += 1) expect(await tryWith()).toEqual(NEEDED);
  const code = wrongCodeOf(secret);
  for (let time = 0; time < 10; time += 1) expect(await tryWith(code)).toEqual(WRONG);
  expect((await tryWith()).status).toBe(429);
});

test('an invitation that is still open neither opens the account nor changes its password', async () => {
  const { email, id, recoveryCodes } = await enrolled('invited');
  await execute(folder, `UPDATE admin_users SET registration_token = 'still-open' WHERE id = ${id}`);
  const answer = await call(`${url}/admin/register`, {
    json: {
      registrationToken: 'still-open',
      userInfo: { firstname: 'Ada', lastname: 'Test', password: 'Redaktion2028' },
    },
  });
  expect(answer.status).toBe(403);
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect((await attempt(email, { code: recoveryCodes[0] })).status).toBe(200);
});

test.each([
  ['/admin/reset-password', { resetPasswordToken: 'asked-for', password: 'Redaktion2028' }],
  ['/admin/forgot-password', { email: 'nobody@example.org' }],
  [
    '/admin/register-admin',
    { email: 'new@example.org', firstname: 'A', lastname: 'B', password: 'Redaktion2028' },
  ],
])('%s opens nothing', async (path, json) => {
  const { email, id, recoveryCodes } = await enrolled('reset');
  const expiry = `'${new Date(Date.now() + 3_600_000).toISOString()}'`;
  await execute(
    folder,
    `UPDATE admin_users SET reset_password_token = 'asked-for', reset_password_token_expires_at = ${expiry} WHERE id = ${id}`,
  );
  const answer = await call(url + path, { json });
  await execute(folder, `UPDATE admin_users SET reset_password_token = NULL WHERE id = ${id}`);
  expect(answer.status).toBe(400);
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect((await attempt(email, { code: recoveryCodes[0] })).status).toBe(200);
});

test('a new password, whoever sets it, leaves the second factor', async () => {
  const { id, email, token, secret, recoveryCodes } = await enrolled('renewed');
  await changeAccount(url, adminToken, { id, token }, { password: 'Redaktion2027' });
  expect(await attempt(email, { password: 'Redaktion2027' })).toEqual(NEEDED);
  const opened = await attempt(email, { password: 'Redaktion2027', code: codeOf(secret, 'next') });
  const changed = await call(`${url}/admin/users/me`, {
    method: 'PUT',
    token: opened.token,
    json: { currentPassword: 'Redaktion2027', password: 'Redaktion2028' },
  });
  expect(changed.status).toBe(200);
  expect(await attempt(email, { password: 'Redaktion2028' })).toEqual(NEEDED);
  expect((await attempt(email, { password: 'Redaktion2028', code: recoveryCodes[0] })).status).toBe(200);
});

test('setting it up ends every other session of the account, and leaves the one that did it', async () => {
  const { token, email } = await newcomer('everywhere');
  const elsewhere = await attempt(email);
  await enrol(url, token);
  const statusOf = async (of?: string) => (await call(`${url}/admin/users/me`, { token: of })).status;
  expect([await statusOf(elsewhere.token), await statusOf(token)]).toEqual([401, 200]);
  const renewal = await call(`${url}/admin/access-token`, {
    method: 'POST',
    headers: { cookie: elsewhere.cookie ?? '' },
  });
  expect(renewal.status).toBe(401);
});

test('neither secret nor recovery codes can be read in the database', async () => {
  const { secret, recoveryCodes } = await enrolled('hidden');
  const stored = await storedTexts(folder, ['second_factors', 'second_factor_recovery_codes']);
  expect(stored.length).toBeGreaterThan(10);
  for (const known of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))]) {
    expect(stored.join('\n')).not.toContain(known);
  }
});

test('with the account its second factor is deleted', async () => {
  const { id } = await enrolled('leaving');
  const rows = async () => [
    await countRows(folder, `second_factors WHERE account = ${id}`),
    await countRows(folder, `second_factor_recovery_codes WHERE account = ${id}`),
  ];
  expect(await rows()).toEqual([1, 10]);
  await call(`${url}/admin/users/${id}`, { method: 'DELETE', token: adminToken });
  expect(await rows()).toEqual([0, 0]);
});
