import { expect, inject, test } from 'vitest';
import { type Answer, call, logIn } from './http-client';
import { changeAccount, join, PASSWORD } from './people';
import './provided';

const { url, adminToken, adminPassword } = inject('cms');

const joined = (name: string) => join(url, adminToken, 'author', name);
const changeOwn = (token: string, json: object) =>
  call(`${url}/admin/users/me`, { method: 'PUT', token, json });

const complaintsAt = (field: string, { body }: Answer) => {
  const { error } = body as { error?: { details?: { errors?: { path: string[]; message: string }[] } } };
  return (
    error?.details?.errors?.filter(({ path }) => path.join('.') === field).map(({ message }) => message) ?? []
  );
};

test.each([['admin'], ['ADMIN'], [' Admin '], ['Admin@Mustermed.Example']])(
  'an Author cannot take the name of the administrator: %j',
  async (username) => {
    const { token } = await joined(`author-${username.length}-${username.charCodeAt(1)}`);
    const answer = await changeOwn(token, { username });
    expect(answer.status).toBe(400);
    expect(complaintsAt('username', answer)).toEqual([expect.stringContaining('schon vergeben')]);
    expect(await logIn(url, { username: 'admin', password: adminPassword })).not.toBe('');
  },
);

test('whoever manages the accounts cannot give a name away twice either', async () => {
  const [first, second] = [await joined('physician-one'), await joined('physician-two')];
  expect((await changeAccount(url, adminToken, first, { username: 'Ärztin' })).status).toBe(200);
  const answer = await changeAccount(url, adminToken, second, { username: 'ÄRZTIN' });
  expect(answer.status).toBe(400);
  expect(complaintsAt('username', answer)).toHaveLength(1);
  expect(await logIn(url, { username: 'ärztin', password: PASSWORD })).not.toBe('');
});

test('of two who take one name at the same moment one gets it, and the other a sentence', async () => {
  const people = await Promise.all([joined('quick-one'), joined('quick-two')]);
  const [one, other] = people.map(({ token }) => changeOwn(token, { username: 'Both' }));
  const answers = await Promise.all([one, other]);
  expect(answers.map((answer) => answer?.status).sort()).toEqual([200, 400]);
});

test('a user name is no e-mail, and an own name can be saved again', async () => {
  const { token } = await joined('plain');
  const answer = await changeOwn(token, { username: 'somebody@example.org' });
  expect(complaintsAt('username', answer)).toEqual([expect.stringContaining('kein @')]);
  expect((await changeOwn(token, { username: 'Plain.Name' })).status).toBe(200);
  expect((await changeOwn(token, { username: 'plain.name', firstname: 'P' })).status).toBe(200);
});

test.each([
  ['short', 'Kurz12345', '12 Zeichen'],
  ['common', 'Passwort2026!', 'verbreitet'],
  ['of more bytes than bcrypt reads', `Aa1${'ü'.repeat(35)}`, '72 Zeichen'],
  ['made of the own name', 'Weak-Person2026', 'Namen'],
])(
  'a password that is %s is refused wherever one is set, and ends no session',
  async (kind, password, words) => {
    const name = `weak-${password.length}-${kind.length}`;
    const account = await joined(name);
    expect((await changeOwn(account.token, { firstname: 'Weak', lastname: 'Person' })).status).toBe(200);

    const own = await changeOwn(account.token, { currentPassword: PASSWORD, password });
    const managed = await changeAccount(url, adminToken, account, { password });
    for (const answer of [own, managed]) {
      expect(answer.status).toBe(400);
      expect(complaintsAt('password', answer)).toEqual([expect.stringContaining(words)]);
    }
    expect((await call(`${url}/admin/users/me`, { token: account.token })).status).toBe(200);
    expect(await logIn(url, { email: `${name}@example.org`, password: PASSWORD })).not.toBe('');
  },
);

test('an invitation is not accepted with a weak password, and can be accepted then', async () => {
  const roles = await call<{ data: { id: number }[] }>(`${url}/admin/roles`, { token: adminToken });
  const invited = await call<{ data: { registrationToken: string } }>(`${url}/admin/users`, {
    token: adminToken,
    json: { email: 'invited@example.org', firstname: 'I', lastname: '', roles: [roles.body.data.at(-1)?.id] },
  });
  const { registrationToken } = invited.body.data;
  const accept = (password: string) =>
    call(`${url}/admin/register`, {
      json: { registrationToken, userInfo: { firstname: 'I', lastname: 'N', password } },
    });
  for (const password of ['Passwort2026!', 'Invited@example.org1']) {
    const answer = await accept(password);
    expect(answer.status).toBe(400);
    expect(complaintsAt('password', answer)).toHaveLength(1);
  }
  expect((await accept('Redaktion2026')).status).toBe(200);
});
