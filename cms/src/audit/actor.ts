import type { AuditSource } from '../../contract/audit-fields';
import { callerTokens } from '../accounts/caller-tokens';
import type { AdminUser, HttpContext, Strapi } from '../strapi';
import type { Actor } from './act';

export const actingAccount = ({ id, username, email }: Pick<AdminUser, 'id' | 'username' | 'email'>) => ({
  id,
  name: username || email,
});

/** Strapi sets the state once it has checked the account; work without a request names its source. */
interface Checked {
  state?: { user?: AdminUser; source?: AuditSource };
}

/** `otherwise` is the source of calls that do not come from the site. */
export function actors(strapi: Strapi, otherwise: AuditSource): (context: HttpContext) => Actor {
  const { comesFromSite } = callerTokens(strapi);
  return (context) => {
    const { user, source } = (context as Checked).state ?? {};
    return {
      source: source ?? (comesFromSite(context) ? 'admin' : otherwise),
      account: user ? actingAccount(user) : null,
    };
  };
}
