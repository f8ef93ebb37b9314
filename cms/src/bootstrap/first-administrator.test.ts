import { expect, test, vi } from 'vitest';
import type { Environment } from '../env';
import type { Strapi } from '../strapi';
import { ensureFirstAdministrator } from './first-administrator';

const createFirstAdmin = vi.fn();
const emptyStrapi = {
  service: () => ({ exists: async () => false, createFirstAdmin }),
  log: { info: () => undefined },
} as unknown as Strapi;

const made = (ADMIN_PASSWORD: string) =>
  ensureFirstAdministrator(emptyStrapi, {
    ADMIN_USERNAME: 'verwaltung',
    ADMIN_EMAIL: 'verwaltung@klinik.example',
    ADMIN_PASSWORD,
  } as Environment);

test.each([
  ['Kurz1234567', 'ADMIN_PASSWORD needs at least 12 characters'],
  ['Passwort2026!', 'ADMIN_PASSWORD is a common one, which is guessed first'],
  ['Verwaltung2026', 'ADMIN_PASSWORD must not be made of ADMIN_USERNAME or ADMIN_EMAIL'],
])('no first administrator is made with the password %s', async (password, reason) => {
  await expect(made(password)).rejects.toThrow(reason);
  expect(createFirstAdmin).not.toHaveBeenCalled();
});

test('the first administrator is made with a password that is none of these', async () => {
  await made('neun-Amseln-im-Garten-4');
  expect(createFirstAdmin).toHaveBeenCalledOnce();
});
