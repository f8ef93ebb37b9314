import type { Strapi } from '../strapi';

/**
 * A new password or a block is there to keep somebody out, at once and for good: Strapi would let a session that
 * began before go on. Below all that changes accounts, Strapi's command line too. At a deletion Strapi does the same.
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

interface ChangedAccount {
  password?: string;
  isActive?: boolean;
  blocked?: boolean;
}
