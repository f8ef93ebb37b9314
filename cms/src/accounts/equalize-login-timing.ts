import { randomUUID } from 'node:crypto';
import { type Strapi, service, table } from '../strapi';

interface Authentication {
  hashPassword(password: string): Promise<string>;
  validatePassword(password: string, hash: string): Promise<boolean>;
  checkCredentials(credentials: { email: string; password: string }): Promise<unknown>;
}

/** Compares a dummy hash without an account: time must reveal none. A middleware would precede the limit. */
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
