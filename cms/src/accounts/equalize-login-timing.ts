import { randomUUID } from 'node:crypto';
import { type Strapi, service, table } from '../strapi';

interface Authentication {
  hashPassword(password: string): Promise<string>;
  validatePassword(password: string, hash: string): Promise<boolean>;
  checkCredentials(credentials: { email: string; password: string }): Promise<unknown>;
}

/**
 * Compares a dummy hash where an account is unknown or has no password, so that the response time does not reveal
 * which accounts exist. Wraps the service, because a middleware would run before the rate limit.
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
