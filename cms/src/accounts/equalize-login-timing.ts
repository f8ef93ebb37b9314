import { randomUUID } from 'node:crypto';
import { type Strapi, service, table } from '../strapi';

interface Authentication {
  hashPassword(password: string): Promise<string>;
  validatePassword(password: string, hash: string): Promise<boolean>;
  checkCredentials(credentials: { email: string; password: string }): Promise<unknown>;
}

/**
 * Strapi compares a password only when the account exists and has one, so the response time would reveal which accounts
 * there are. For all others a hash of random text is compared. It wraps the service, because a middleware would run
 * before the rate limit.
 */
export async function equalizeLoginTiming(strapi: Strapi): Promise<void> {
  const authentication = service<Authentication>(strapi, 'admin::auth');
  const { checkCredentials } = authentication;
  const dummyHash = await authentication.hashPassword(randomUUID());
  authentication.checkCredentials = async (credentials) => {
    const user = await table<{ password: string | null }>(strapi, 'admin::user').findOne({
      where: { email: credentials.email },
      select: ['password'],
    });
    if (!user?.password) await authentication.validatePassword(credentials.password, dummyHash);
    return checkCredentials(credentials);
  };
}
