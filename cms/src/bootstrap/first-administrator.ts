import { type Environment, EnvironmentError } from '../env';
import { type Strapi, service } from '../strapi-door';

interface AdminUsers {
  exists(): Promise<boolean>;
  createFirstAdmin(user: Record<string, unknown>): Promise<unknown>;
}

const MIN_PASSWORD = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{8,72}$/;

/**
 * Before the port opens, because Strapi's /admin/register-admin makes whoever comes first the administrator.
 * Later changes of the environment change nothing: the account belongs to the panel from then on.
 */
export async function ensureFirstAdministrator(strapi: Strapi, environment: Environment): Promise<void> {
  const users = service<AdminUsers>(strapi, 'admin::user');
  if (await users.exists()) return;
  const { ADMIN_USERNAME: username, ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = environment;
  if (!password) {
    throw new EnvironmentError(
      'there is no administrator yet, and ADMIN_PASSWORD is missing to make the first',
    );
  }
  if (!MIN_PASSWORD.test(password)) {
    throw new EnvironmentError(
      'ADMIN_PASSWORD needs 8 to 72 characters, with a small letter, a capital and a digit',
    );
  }
  await users.createFirstAdmin({
    email,
    username,
    password,
    firstname: username,
    lastname: null,
    preferedLanguage: 'de',
  });
  strapi.log.info(`first administrator made: ${username} (${email})`);
}
