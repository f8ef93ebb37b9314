import { randomUUID } from 'node:crypto';
import { type Strapi, service, table } from '../strapi';

interface Authentication {
  hashPassword(password: string): Promise<string>;
  validatePassword(password: string, hash: string): Promise<boolean>;
  checkCredentials(credentials: { email: string; password: string }): Promise<unknown>;
}

/**
 * The time of a failed login must not tell which accounts exist: Strapi compares a password only where there is one to
 * compare with. Around its service and not in a middleware, which would stand before Strapi's rate limit.
 */
export async function equalizeLoginTiming(strapi: Strapi): Promise<void> {
  const authentication = service<Authentication>(strapi, 'admin::auth');
  const { checkCredentials } = authentication;
  const nobodysHash = await authentication.hashPassword(randomUUID());
  authentication.checkCredentials = async (credentials) => {
    const user = await table<{ password: string | null }>(strapi, 'admin::user').findOne({
      where: { email: credentials.email },
      select: ['password'],
    });
    if (!user?.password) await authentication.validatePassword(credentials.password, nobodysHash);
    return checkCredentials(credentials);
  };
}
