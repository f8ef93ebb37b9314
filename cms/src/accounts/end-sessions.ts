import type { Strapi } from '../strapi';

/**
 * A new password or a block ends all sessions of the account; Strapi would let those that exist go on. A database
 * lifecycle, so that changes by Strapi's command line count, too. When an account is deleted Strapi does this itself.
 */
export function endSessionsOfChangedAccounts(strapi: Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: ['admin::user'],
    async afterUpdate({ params, result }) {
      const { password, isActive, blocked } = params.data as ChangedAccount;
      if (password === undefined && isActive !== false && blocked !== true) return;
      const { id } = result as { id: number };
      await strapi.sessionManager('admin').invalidateRefreshToken(String(id));
    },
  });
}

/** Signs the account out everywhere but in one session. */
export async function endOtherSessions(strapi: Strapi, account: number, current: string): Promise<void> {
  const sessions = strapi.sessionManager('admin');
  const all = await sessions.listSessions(String(account));
  for (const { sessionId } of all) {
    if (sessionId !== current) await sessions.revokeSessionById(String(account), sessionId);
  }
}

interface ChangedAccount {
  password?: string;
  isActive?: boolean;
  blocked?: boolean;
}
