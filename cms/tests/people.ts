import { call, logIn } from './http-client';

export interface Account {
  id: number;
  token: string;
}

export const PASSWORD = 'Redaktion2026';

/** Invites a person, who then registers and logs in. */
export async function join(
  url: string,
  adminToken: string,
  role: 'editor' | 'author',
  name: string = role,
): Promise<Account> {
  const roles = await call<{ data: { id: number; code: string }[] }>(`${url}/admin/roles`, {
    token: adminToken,
  });
  const id = roles.body.data.find(({ code }) => code === `strapi-${role}`)?.id;
  const email = `${name}@example.org`;
  const invited = await call<{ data: { id: number; registrationToken: string } }>(`${url}/admin/users`, {
    token: adminToken,
    json: { email, firstname: name, lastname: '', roles: [id] },
  });
  if (invited.status !== 201) throw new Error(`${email} is not invited: ${JSON.stringify(invited.body)}`);
  await call(`${url}/admin/register`, {
    json: {
      registrationToken: invited.body.data.registrationToken,
      userInfo: { firstname: name, lastname: 'Test', password: PASSWORD },
    },
  });
  return { id: invited.body.data.id, token: await logIn(url, { email, password: PASSWORD }) };
}

export interface Permission {
  action: string;
  subject: string | null;
  properties?: { fields?: string[]; locales?: string[] };
  conditions?: string[];
}

/** Invites a person with a new role that has only these permissions. */
export async function joinWith(
  url: string,
  adminToken: string,
  name: string,
  permissions: Permission[],
): Promise<Account> {
  const role = await call<{ data: { id: number } }>(`${url}/admin/roles`, {
    token: adminToken,
    json: { name, description: '' },
  });
  const permitted = await call(`${url}/admin/roles/${role.body.data.id}/permissions`, {
    method: 'PUT',
    token: adminToken,
    json: {
      permissions: permissions.map((permission) => ({ properties: {}, conditions: [], ...permission })),
    },
  });
  if (permitted.status !== 200) throw new Error(`the role ${name} got ${JSON.stringify(permitted.body)}`);
  const account = await join(url, adminToken, 'author', name);
  await changeAccount(url, adminToken, account, { roles: [role.body.data.id] });
  return account;
}

export const changeAccount = (url: string, adminToken: string, { id }: Account, json: object) =>
  call(`${url}/admin/users/${id}`, { method: 'PUT', token: adminToken, json });

export const block = (url: string, adminToken: string, account: Account) =>
  changeAccount(url, adminToken, account, { isActive: false });
