import type { AuditSource } from '../../contract/audit-fields';
import { callerTokens } from '../accounts/caller-tokens';
import type { AdminUser, HttpContext, Strapi } from '../strapi';
import type { Actor } from './act';

/** What the trail calls an account: the user name, else the e-mail, as they are at the time of the act. */
export const actingAccount = ({ id, username, email }: Pick<AdminUser, 'id' | 'username' | 'email'>) => ({
  id,
  name: username || email,
});

/** Whose state a request has; Strapi sets it once the account has been checked. */
interface Checked {
  state?: { user?: AdminUser };
}

/**
 * Who makes a request of an account, and through which door.
 * @param otherwise the door of calls that do not come from the site
 */
export function actors(strapi: Strapi, otherwise: AuditSource): (context: HttpContext) => Actor {
  const { comesFromSite } = callerTokens(strapi);
  return (context) => {
    const { user } = (context as Checked).state ?? {};
    return {
      source: comesFromSite(context) ? 'admin' : otherwise,
      account: user ? actingAccount(user) : null,
    };
  };
}
