import { randomUUID } from 'node:crypto';
import { call } from './strapi';

export interface Person {
  id: number;
  email: string;
  password: string;
  name: string;
}

type Role = 'editor' | 'author';

async function roleId(role: Role): Promise<number> {
  const { data } = await call<{ data: { id: number; code: string }[] }>('/admin/roles');
  const found = data.find(({ code }) => code === `strapi-${role}`);
  if (!found) throw new Error(`Strapi has no role ${role}`);
  return found.id;
}

export async function join(role: Role): Promise<Person> {
  const email = `${role}-${randomUUID()}@e2e.example`;
  // Strapi requires a lower-case letter, a capital and a digit.
  const password = `aA1-${randomUUID()}`;
  const name = { firstname: role, lastname: 'Beispiel' };
  const invitation = JSON.stringify({ email, ...name, roles: [await roleId(role)] });
  const { data } = await call<{ data: { id: number; registrationToken: string } }>('/admin/users', {
    method: 'POST',
    body: invitation,
  });
  const registration = { registrationToken: data.registrationToken, userInfo: { ...name, password } };
  await call('/admin/register', { method: 'POST', body: JSON.stringify(registration) });
  return { id: data.id, email, password, name: `${name.firstname} ${name.lastname}` };
}

/** Blocks the account; its sessions at the site stay open. */
export async function block({ id }: Person): Promise<void> {
  await call(`/admin/users/${id}`, { method: 'PUT', body: JSON.stringify({ isActive: false }) });
}

export async function remove({ id }: Person): Promise<void> {
  await call(`/admin/users/${id}`, { method: 'DELETE' });
}
