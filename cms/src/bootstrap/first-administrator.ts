import { PASSWORD_LENGTH } from '../../contract/password-link-fields';
import { EnvironmentError } from '../../server-kit/environment';
import { type PasswordProblem, passwordProblem } from '../accounts/password-rules';
import type { Environment } from '../env';
import { type Strapi, service } from '../strapi';

interface AdminUsers {
  exists(): Promise<boolean>;
  createFirstAdmin(user: Record<string, unknown>): Promise<unknown>;
}

const PASSWORD_PROBLEMS: Record<PasswordProblem, string> = {
  tooShort: `ADMIN_PASSWORD needs at least ${PASSWORD_LENGTH.characters} characters`,
  tooLong: `ADMIN_PASSWORD must have at most ${PASSWORD_LENGTH.bytes} bytes`,
  tooUniform: 'ADMIN_PASSWORD needs a small letter, a capital and a digit',
  common: 'ADMIN_PASSWORD is a common one, which is guessed first',
  personal: 'ADMIN_PASSWORD must not be made of ADMIN_USERNAME or ADMIN_EMAIL',
};

/** Runs before the port opens, because /admin/register-admin would accept the first caller. */
export async function ensureFirstAdministrator(strapi: Strapi, environment: Environment): Promise<void> {
  const users = service<AdminUsers>(strapi, 'admin::user');
  if (await users.exists()) return;
  const { ADMIN_USERNAME: username, ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = environment;
  if (!password) {
    throw new EnvironmentError(
      'there is no administrator yet, and ADMIN_PASSWORD is missing to make the first',
    );
  }
  const problem = passwordProblem(password, { username, email });
  if (problem) throw new EnvironmentError(PASSWORD_PROBLEMS[problem]);
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
