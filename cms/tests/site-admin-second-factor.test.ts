import { expect, inject, test } from 'vitest';
import { auditTrail, inShort } from './audit-trail';
import { call } from './http-client';
import { type Account, join, PASSWORD } from './people';
import './provided';
import { codeOf, enrol, signIn, wrongCodeOf } from './second-factor';
import { siteAdmin } from './site-admin';

const { url, adminToken, adminPassword, folder } = inject('cms');
const PATH = '/second-factor';
const CODES = `${PATH}/recovery-codes`;
const REMOVAL = `${PATH}/removal`;

let people = 0;

async function newcomer(): Promise<Account & { email: string; api: ReturnType<typeof siteAdmin> }> {
  people += 1;
  const name = `second-factor-${people}`;
  const account = await join(url, adminToken, 'author', name);
  return { ...account, email: `${name}@example.org`, api: siteAdmin(url, account.token) };
}

const OFF = { isOn: false, recoveryCodesLeft: 0, isDuty: false };
const refused = (code: string) => ({ status: 400, body: { error: { details: { code } } } });

test('an account sets it up with its password and a code, and gets ten recovery codes', async () => {
  const { api, email } = await newcomer();
  expect((await api.get(PATH)).body).toEqual(OFF);
  const begun = await api.post<{ secret: string; account: string }>(PATH, { password: PASSWORD });
  expect(begun.body).toEqual({ secret: expect.stringMatching(/^[A-Z2-7]{32}$/), account: email });
  // A lost secret must lock nobody out, so the factor is off until a code comes back.
  expect((await api.get(PATH)).body).toEqual(OFF);
  expect((await signIn(url, { email, password: PASSWORD })).status).toBe(200);
  const confirmed = await api.put<{ recoveryCodes: string[] }>(PATH, { code: codeOf(begun.body.secret) });
  expect(confirmed.body.recoveryCodes).toHaveLength(10);
  expect(confirmed.headers.get('cache-control')).toBe('no-store');
  expect((await api.get(PATH)).body).toEqual({ isOn: true, recoveryCodesLeft: 10, isDuty: false });
});

test('it is not set up without the password, nor by a wrong code, nor by one of a secret from before', async () => {
  const { api } = await newcomer();
  expect(await api.post(PATH, { password: 'Falsch-2026-x' })).toMatchObject(refused('password-wrong'));
  expect(await api.put(PATH, { code: '123456' })).toMatchObject(refused('code-wrong'));
  const first = await api.post<{ secret: string }>(PATH, { password: PASSWORD });
  const second = await api.post<{ secret: string }>(PATH, { password: PASSWORD });
  expect(second.body.secret).not.toBe(first.body.secret);
  expect(await api.put(PATH, { code: codeOf(first.body.secret) })).toMatchObject(refused('code-wrong'));
  expect(await api.put(PATH, { code: wrongCodeOf(second.body.secret) })).toMatchObject(refused('code-wrong'));
  expect((await api.get(PATH)).body).toEqual(OFF);
  expect((await api.put(PATH, { code: codeOf(second.body.secret) })).status).toBe(200);
});

test('one that is in force is not replaced by the way', async () => {
  const { api, email, token } = await newcomer();
  const { recoveryCodes } = await enrol(url, token);
  expect(await api.post(PATH, { password: PASSWORD })).toMatchObject(refused('second-factor-on'));
  expect((await signIn(url, { email, password: PASSWORD, code: recoveryCodes[0] })).status).toBe(200);
});

test('new recovery codes need a code, and make the old ones worthless', async () => {
  const { api, email, token } = await newcomer();
  const { secret, recoveryCodes, usedCode } = await enrol(url, token);
  expect(await api.post(CODES, { code: usedCode })).toMatchObject(refused('code-wrong'));
  const renewed = await api.post<{ recoveryCodes: string[] }>(CODES, { code: codeOf(secret, 'next') });
  const fresh = renewed.body.recoveryCodes;
  expect(fresh).toHaveLength(10);
  expect(await signIn(url, { email, password: PASSWORD, code: recoveryCodes[0] })).toMatchObject({
    code: 'second-factor-wrong',
  });
  expect((await signIn(url, { email, password: PASSWORD, code: fresh[0] })).status).toBe(200);
});

test('it is removed with password and code together, and not by one of them', async () => {
  const { api, email, token } = await newcomer();
  const { secret, recoveryCodes } = await enrol(url, token);
  const code = codeOf(secret, 'next');
  expect(await api.post(REMOVAL, { password: 'Falsch-2026-x', code })).toMatchObject(
    refused('password-wrong'),
  );
  expect(await api.post(REMOVAL, { password: PASSWORD, code: wrongCodeOf(secret) })).toMatchObject(
    refused('code-wrong'),
  );
  expect((await api.post(REMOVAL, { password: PASSWORD })).status).toBe(400);
  expect((await api.get(PATH)).body).toEqual({ isOn: true, recoveryCodesLeft: 10, isDuty: false });
  // The wrong password has not used up the code.
  expect((await api.post(REMOVAL, { password: PASSWORD, code })).status).toBe(204);
  expect((await api.get(PATH)).body).toEqual(OFF);
  expect((await signIn(url, { email, password: PASSWORD })).status).toBe(200);
  const again = { password: PASSWORD, code: recoveryCodes[1] };
  expect(await api.post(REMOVAL, again)).toMatchObject(refused('second-factor-off'));
});

test('a recovery code removes it too: the phone may be lost', async () => {
  const { api, token } = await newcomer();
  const { recoveryCodes } = await enrol(url, token);
  const given = { password: PASSWORD, code: recoveryCodes[3] };
  expect((await api.post(REMOVAL, given)).status).toBe(204);
});

test('whoever sits at an unlocked browser cannot guess the password there', async () => {
  const { api } = await newcomer();
  for (let time = 0; time < 10; time += 1) {
    expect((await api.post(PATH, { password: `Falsch-2026-${time}` })).status).toBe(400);
  }
  const held = await api.post(PATH, { password: PASSWORD });
  expect(held.status).toBe(429);
  expect(Number(held.headers.get('retry-after'))).toBeGreaterThan(60);
});

test('strangers, the site and programs with a token of an account change nothing', async () => {
  expect((await siteAdmin(url, undefined).get(PATH)).status).toBe(401);
  expect((await siteAdmin(url, inject('cms').siteToken).post(PATH, { password: PASSWORD })).status).toBe(401);
  const made = await call<{ data: { accessKey: string } }>(`${url}/admin/admin-tokens`, {
    token: adminToken,
    json: { name: 'second-factor', description: '', lifespan: null, adminPermissions: [] },
  });
  expect(made.status).toBe(201);
  const program = siteAdmin(url, made.body.data.accessKey);
  expect((await program.post(PATH, { password: adminPassword })).status).toBe(403);
});

test.each([[{}], [{ password: '' }], [{ password: 7 }], [null], ['text']])(
  'nonsense is refused, and counts as no attempt: %j',
  async (json) => {
    const { api } = await newcomer();
    expect((await api.post(PATH, json)).status).toBe(400);
    expect((await api.post(PATH, { password: PASSWORD })).status).toBe(200);
  },
);

test('the audit trail says that it was set up, asked for and removed, each once, and not what for a code', async () => {
  const { id, api, email, token } = await newcomer();
  const entries = await auditTrail(folder).during(async () => {
    const { secret, recoveryCodes } = await enrol(url, token);
    // The password alone is neither a sign-in nor a failed one.
    expect((await signIn(url, { email, password: PASSWORD })).code).toBe('second-factor-required');
    const code = wrongCodeOf(secret);
    expect((await signIn(url, { email, password: PASSWORD, code })).code).toBe('second-factor-wrong');
    expect((await signIn(url, { email, password: PASSWORD, code: recoveryCodes[0] })).status).toBe(200);
    const removal = { password: PASSWORD, code: recoveryCodes[1] };
    expect((await api.post(REMOVAL, removal)).status).toBe(204);
  });
  const own = entries.filter(({ thing }) => thing === String(id));
  expect(own.map(({ action, kind }) => `${action} ${kind}`)).toEqual([
    'save second-factor',
    'sign-in-failed account',
    'sign-in account',
    'delete second-factor',
  ]);
});

test('wrong passwords and codes at setting it up and removing it are told, and not what they were', async () => {
  const { id, api, email } = await newcomer();
  const entries = await auditTrail(folder).during(async () => {
    expect(await api.post(PATH, { password: 'Geraten-2026-x' })).toMatchObject(refused('password-wrong'));
    const { secret } = (await api.post<{ secret: string }>(PATH, { password: PASSWORD })).body;
    for (const code of [wrongCodeOf(secret), '12345ä']) {
      expect(await api.put(PATH, { code })).toMatchObject(refused('code-wrong'));
    }
    expect((await api.put(PATH, { code: codeOf(secret) })).status).toBe(200);
    const code = wrongCodeOf(secret);
    expect(await api.post(CODES, { code })).toMatchObject(refused('code-wrong'));
    expect(await api.post(REMOVAL, { password: 'Geraten-2026-x', code })).toMatchObject(
      refused('password-wrong'),
    );
    expect(await api.post(REMOVAL, { password: PASSWORD, code })).toMatchObject(refused('code-wrong'));
    // Input without a comparison is no attempt.
    expect((await api.post(REMOVAL, {})).status).toBe(400);
  });
  const wrong = `${email} api refused second-factor ${id}`;
  const on = `${email} api save second-factor ${id}`;
  expect(inShort(entries)).toEqual([wrong, wrong, wrong, on, wrong, wrong, wrong]);
  expect(await auditTrail(folder).everything()).not.toContain('Geraten');
});
