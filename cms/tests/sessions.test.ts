import { expect, inject, test } from 'vitest';
import { call } from './http-client';
import { type Account, block, changeAccount, join, PASSWORD } from './people';
import './provided';

const { url, adminToken } = inject('cms');
const OTHER_PASSWORD = 'Redaktion2027';

const joined = (name: string) => join(url, adminToken, 'editor', name);

/** Opens another session: its access token and the cookie that renews it. */
async function session(name: string, password = PASSWORD) {
  const { headers, body } = await call<{ data: { accessToken: string } }>(`${url}/admin/login`, {
    json: { email: `${name}@example.org`, password },
  });
  const cookie = headers.get('set-cookie')?.match(/strapi_admin_refresh=[^;]+/)?.[0] ?? '';
  return { token: body.data.accessToken, cookie };
}

const statusesOf = async ({ token, cookie }: { token: string; cookie: string }) => [
  (await call(`${url}/admin/users/me`, { token })).status,
  (await call(`${url}/admin/access-token`, { method: 'POST', headers: { cookie } })).status,
];

async function isOut(name: string, change: (account: Account) => Promise<{ status: number }>) {
  const account = await joined(name);
  const before = await session(name);
  expect((await change(account)).status).toBe(200);
  expect(await statusesOf(before)).toEqual([401, 401]);
}

test('a password that an administrator changes ends the sessions of the account, and no others', async () => {
  await joined('bystander');
  const bystander = await session('bystander');
  await isOut('reset', (account) => changeAccount(url, adminToken, account, { password: OTHER_PASSWORD }));
  expect((await call(`${url}/admin/users/me`, { token: bystander.token })).status).toBe(200);
  expect(await statusesOf(await session('reset', OTHER_PASSWORD))).toEqual([200, 200]);
});

test('a session from before a block stays ended after it', async () => {
  await isOut('blocked-once', async (account) => {
    await block(url, adminToken, account);
    return changeAccount(url, adminToken, account, { isActive: true });
  });
});

test('the sessions of a deleted account are ended', async () => {
  await isOut('dismissed', ({ id }) =>
    call(`${url}/admin/users/${id}`, { method: 'DELETE', token: adminToken }),
  );
});

test('a password that a person changes ends the other sessions', async () => {
  await isOut('careful', ({ token }) =>
    call(`${url}/admin/users/me`, {
      method: 'PUT',
      token,
      json: { currentPassword: PASSWORD, password: OTHER_PASSWORD },
    }),
  );
});

test('another change of an account leaves its sessions', async () => {
  const account = await joined('renamed');
  const before = await session('renamed');
  expect((await changeAccount(url, adminToken, account, { lastname: 'Neu' })).status).toBe(200);
  expect(await statusesOf(before)).toEqual([200, 200]);
});
