import type { Strapi } from '../strapi';

/** Strapi itself ends only sessions of deleted accounts. Uses a lifecycle, which its command line triggers too. */
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
