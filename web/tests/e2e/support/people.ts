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

export interface Invited {
  id: number;
  email: string;
  /** Of the link that the panel shows. */
  registrationToken: string;
}

const nameOf = (role: Role) => ({ firstname: role, lastname: 'Beispiel' });

export async function invite(role: Role): Promise<Invited> {
  const email = `${role}-${randomUUID()}@e2e.example`;
  const invitation = JSON.stringify({ email, ...nameOf(role), roles: [await roleId(role)] });
  const { data } = await call<{ data: { id: number; registrationToken: string } }>('/admin/users', {
    method: 'POST',
    body: invitation,
  });
  return { id: data.id, email, registrationToken: data.registrationToken };
}

export async function join(role: Role): Promise<Person> {
  const { id, email, registrationToken } = await invite(role);
  // Strapi requires a lower-case letter, a capital and a digit.
  const password = `aA1-${randomUUID()}`;
  const name = nameOf(role);
  const registration = { registrationToken, userInfo: { ...name, password } };
  await call('/admin/register', { method: 'POST', body: JSON.stringify(registration) });
  return { id, email, password, name: `${name.firstname} ${name.lastname}` };
}

/** Blocks the account; its sessions at the site stay open. */
export async function block({ id }: Person): Promise<void> {
  await call(`/admin/users/${id}`, { method: 'PUT', body: JSON.stringify({ isActive: false }) });
}

export async function remove({ id }: Pick<Person, 'id'>): Promise<void> {
  await call(`/admin/users/${id}`, { method: 'DELETE' });
}
