import { randomUUID } from 'node:crypto';
import { expect, test } from '../support/contract-test';
import { environment } from '../support/environment';
import { join, remove } from '../support/people';
import { enrol } from '../support/second-factor';
import { expectRefused } from '../support/site-api';

const LOGIN = '/api/admin/login';
const SESSION = '/api/admin/session';

test('name and password of an account open a session that no script can read', async ({
  openApi,
  editorSession: { person },
}) => {
  const api = await openApi();
  expectRefused(await api.get(SESSION), 401);
  const { email: username, password } = person;
  const { status, headers, body } = await api.post(LOGIN, { username, password });
  expect({ status, body }).toEqual({ status: 200, body: { success: true } });
  const cookie = headers['set-cookie'] ?? '';
  expect(cookie).toMatch(/; HttpOnly/i);
  expect(cookie).toMatch(/; SameSite=Strict/i);
  expect(cookie).toMatch(/; Path=\//i);
  expect(cookie).not.toMatch(/; (Max-Age|Expires)=/i);
  // Sealed: reveals neither the person nor what opens Strapi.
  const [, value = ''] = cookie.split(';', 1)[0]?.split('=') ?? [];
  const opened = Buffer.from(decodeURIComponent(value), 'base64').toString('latin1');
  for (const secret of [username, password, 'accessToken']) expect(opened).not.toContain(secret);

  expect((await api.get(SESSION)).body).toMatchObject({
    user: { email: username, name: 'editor Beispiel', roles: ['strapi-editor'] },
    may: { messages: { read: true } },
  });
});

test('the administrator signs in with the user name as well as with the address', async ({ openApi }) => {
  const api = await openApi();
  const { password } = environment.administrator;
  expect((await api.post(LOGIN, { username: process.env.E2E_ADMIN_USERNAME, password })).status).toBe(200);
  expect((await api.get(SESSION)).body).toMatchObject({ user: { email: environment.administrator.email } });
});

test('a wrong password and an unknown name are told in the same words, and open nothing', async ({
  openApi,
  editorSession: { person },
}) => {
  const api = await openApi();
  const wrong = await api.post(LOGIN, { username: person.email, password: 'Falsch-2026' });
  const unknown = await api.post(LOGIN, { username: `${randomUUID()}@e2e.example`, password: 'Falsch-2026' });
  for (const answer of [wrong, unknown]) {
    expectRefused(answer, 401);
    expect(answer.headers['set-cookie']).toBeUndefined();
  }
  expect(unknown.body).toEqual(wrong.body);
  expectRefused(await api.get(SESSION), 401);
});

test('an account with a second factor signs in with its code, and the site itself says when one is missing', async ({
  openApi,
}) => {
  const person = await join('author');
  const { email: username, password } = person;
  const api = await openApi();
  await api.post(LOGIN, { username, password });
  const other = await openApi();
  await other.post(LOGIN, { username, password });
  const { recoveryCodes, nextCode } = await enrol(api, password);
  expect((await api.get(SESSION)).status).toBe(200);
  expectRefused(await other.get(SESSION), 401);

  const visitor = await openApi();
  const missing = await visitor.post(LOGIN, { username, password });
  expectRefused(missing, 401);
  expect(missing.body).toMatchObject({ code: 'second-factor-required' });
  const wrong = await visitor.post(LOGIN, { username, password, code: '7K3M-Q0RS-4TVW-9XYZ' });
  expectRefused(wrong, 401);
  expect(wrong.body).toMatchObject({ code: 'second-factor-wrong' });
  expect(wrong.headers['set-cookie']).toBeUndefined();
  for (const code of [nextCode(), recoveryCodes[0]]) {
    const opened = await openApi();
    expect((await opened.post(LOGIN, { username, password, code })).status).toBe(200);
    expect((await opened.get(SESSION)).status).toBe(200);
    expectRefused(await visitor.post(LOGIN, { username, password, code }), 401);
  }
  await remove(person);
});

test('what is no name with a password is 400, 413 or 415, and every other method 405', async ({
  visitor,
}) => {
  const inputs = [{}, { username: 'a' }, { password: 'b' }, { username: ' ', password: 'b' }, [], null, 'a'];
  for (const input of inputs) expectRefused(await visitor.post(LOGIN, input), 400);
  expectRefused(await visitor.post(LOGIN, { username: { $ne: null }, password: { $ne: null } }), 400);
  expectRefused(await visitor.post(LOGIN, { username: 'a\u0000b', password: 'b' }), 400);
  const broken = { type: 'application/json', content: '{"username":' };
  expectRefused(await visitor.send('POST', LOGIN, { raw: broken }), 400);
  expectRefused(await visitor.post(LOGIN, { username: 'a', password: 'x'.repeat(17 * 1024) }), 413);
  const form = { type: 'application/x-www-form-urlencoded', content: 'username=a&password=b' };
  expectRefused(await visitor.send('POST', LOGIN, { raw: form }), 415);
  for (const method of ['GET', 'PUT', 'DELETE', 'PATCH']) {
    const answer = await visitor.send(method, LOGIN);
    expectRefused(answer, 405);
    expect(answer.headers.allow).toBe('POST');
  }
});

test('who tries one name too often is held back, and told for how long', async ({ visitor }) => {
  const attempt = { username: `${randomUUID()}@e2e.example`, password: 'Falsch-2026' };
  for (let count = 0; count < 10; count += 1) expectRefused(await visitor.post(LOGIN, attempt), 401);
  const held = await visitor.post(LOGIN, { ...attempt, username: attempt.username.toUpperCase() });
  expectRefused(held, 429);
  expect(Number(held.headers['retry-after'])).toBeGreaterThan(60);
});

test('after the logout a copy of the cookie is worthless', async ({
  openApi,
  editorSession: { person, api: other },
}) => {
  const api = await openApi();
  await api.post(LOGIN, { username: person.email, password: person.password });
  const copy = await openApi({ headers: { Cookie: await api.cookies() } });
  expect((await copy.get(SESSION)).status).toBe(200);

  const { status, headers, body } = await api.post('/api/admin/logout', undefined);
  expect({ status, body }).toEqual({ status: 200, body: { success: true } });
  expect(headers['set-cookie']).toMatch(/Max-Age=0/i);
  expectRefused(await copy.get(SESSION), 401);
  expectRefused(await copy.post('/api/content-sections', { sectionKey: `e2e-${randomUUID()}` }), 401);
  expect((await other.get(SESSION)).status).toBe(200);
  expect((await api.post('/api/admin/logout', undefined)).status).toBe(200);
});

test('a cookie that was not made here opens nothing', async ({ openApi, editor }) => {
  const [name, value = ''] = (await editor.cookies()).split('=', 2);
  const middle = Math.floor(value.length / 2);
  const changed = value.slice(0, middle) + (value[middle] === 'A' ? 'B' : 'A') + value.slice(middle + 1);
  for (const forged of [changed, 'x', '', Buffer.from('{"accessToken":"x"}').toString('base64')]) {
    const api = await openApi({ headers: { Cookie: `${name}=${forged}` } });
    expectRefused(await api.get(SESSION), 401);
    expect((await api.get('/api/content-sections/about')).status).toBe(200);
  }
});
