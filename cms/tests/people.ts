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
  await call(`${url}/admin/register`, {
    json: {
      registrationToken: invited.body.data.registrationToken,
      userInfo: { firstname: name, lastname: 'Test', password: PASSWORD },
    },
  });
  return { id: invited.body.data.id, token: await logIn(url, { email, password: PASSWORD }) };
}

export const changeAccount = (url: string, adminToken: string, { id }: Account, json: object) =>
  call(`${url}/admin/users/${id}`, { method: 'PUT', token: adminToken, json });

export const block = (url: string, adminToken: string, account: Account) =>
  changeAccount(url, adminToken, account, { isActive: false });
