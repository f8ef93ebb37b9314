import { expect, inject, test } from 'vitest';
import { LOGIN_LIMIT } from './cms-process';
import { type Answer, call } from './http-client';
import { changeAccount, join, PASSWORD } from './people';
import './provided';

const { url, siteToken, adminToken } = inject('cms');
const WRONG = 'Falsches-Wort-1';

interface Attempt {
  name: string;
  password?: string;
  from?: string;
  path?: string;
}

/** Signs in as the site does for a visitor with this address. */
const signIn = ({ name, password = WRONG, from = '198.51.100.1', path = '/admin/login' }: Attempt) =>
  call(`${url}${path}`, {
    json: { username: name, password },
    headers: { authorization: `Bearer ${siteToken}`, 'x-visitor-address': from },
  });

const statuses = (answers: Answer[]) => answers.map(({ status }) => status);
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

async function joined(name: string) {
  const account = await join(url, adminToken, 'author', name);
  expect((await changeAccount(url, adminToken, account, { username: name })).status).toBe(200);
  return account;
}

test('one address cannot try passwords at account after account', async () => {
  const answers = await Promise.all(
    times(LOGIN_LIMIT + 20, (index) => signIn({ name: `somebody-${index}`, from: '203.0.113.60' })),
  );
  expect(statuses(answers).filter((status) => status === 400)).toHaveLength(LOGIN_LIMIT);
  expect(statuses(answers).filter((status) => status === 429)).toHaveLength(20);
  const refused = answers.find(({ status }) => status === 429);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(500);
  expect(refused?.body).toMatchObject({
    error: { message: expect.stringContaining('Zu viele Anmeldeversuche') },
  });
});

test('user name and e-mail count together, however the address of the call is written, and other networks get in', async () => {
  await joined('guessed');
  const ways = [
    { name: 'guessed' },
    { name: ' GUESSED ' },
    { name: 'guessed@example.org' },
    { name: 'Guessed@Example.org', path: '/admin/login/' },
    { name: 'guessed', path: '/ADMIN/Login' },
  ];
  for (const way of [...ways, ...ways]) expect((await signIn(way)).status).toBe(400);
  for (const way of ways) expect((await signIn({ ...way, password: PASSWORD })).status).toBe(429);
  expect((await signIn({ name: 'guessed', password: PASSWORD, from: '198.51.100.2' })).status).toBe(200);
});

test('credentials in the address of the call are no way around', async () => {
  const answer = await call(`${url}/admin/login?email=admin&password=${WRONG}`, { json: {} });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ error: { message: 'Missing credentials' } });
});

test('an address that somebody other than the site names is not believed', async () => {
  await joined('spoofed');
  const attempt = (index: number) =>
    call(`${url}/admin/login`, {
      json: { username: 'spoofed', password: WRONG },
      headers: {
        authorization: 'Bearer of-somebody-else',
        'x-visitor-address': `198.51.100.${index}`,
        'x-forwarded-for': `198.51.100.${index}`,
      },
    });
  const answers = await Promise.all(times(11, attempt));
  expect(statuses(answers).sort()).toEqual([...times(10, () => 400), 429]);
});

test('the current password cannot be guessed in an open session', async () => {
  const { token } = await joined('left-open');
  const guess = (currentPassword: string) =>
    call(`${url}/admin/users/me`, {
      method: 'PUT',
      token,
      json: { currentPassword, password: 'Neue-Redaktion-2027' },
    });
  expect(statuses(await Promise.all(times(11, () => guess(WRONG)))).sort()).toEqual([
    ...times(10, () => 400),
    429,
  ]);
  expect((await guess(PASSWORD)).status).toBe(429);
});

test('one address cannot try invitation after invitation', async () => {
  const attempt = (index: number) =>
    call(`${url}/admin/registration-info?registrationToken=guess-${index}`, {
      headers: { authorization: `Bearer ${siteToken}`, 'x-visitor-address': '203.0.113.61' },
    });
  const answers = await Promise.all(times(LOGIN_LIMIT + 1, attempt));
  expect(statuses(answers).sort()).toEqual([...times(LOGIN_LIMIT, () => 400), 429]);
});

test.each([
  ['forgot-password', { email: 'admin@mustermed.example' }],
  ['reset-password', { resetPasswordToken: 'x', password: 'Neue-Redaktion-2027' }],
])('nothing is sent by e-mail: %s is closed and says so', async (path, json) => {
  const answer = await call(`${url}/admin/${path}`, { json });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({
    error: { message: expect.stringContaining('verschickt keine E-Mails') },
  });
});
