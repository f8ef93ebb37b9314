import type { Strapi } from '../strapi';
import { record } from './trail';

interface ChangedAccount {
  id: number;
}

/**
 * Accounts can also be changed by Strapi's command line, such as `strapi admin:reset-user-password`, which no route sees.
 * To be called when the start is done, so that the first administrator is not taken for such a change.
 */
export function recordCommandLine(strapi: Strapi): void {
  const on =
    (action: 'save' | 'delete') =>
    async ({ result }: { result?: unknown }) => {
      if (strapi.requestContext.get()) return;
      const { id } = result as ChangedAccount;
      const actor = { source: 'command-line', account: null } as const;
      await strapi.db.transaction(({ trx }) => record(trx, actor, [{ action, kind: 'account', thing: id }]));
    };
  strapi.db.lifecycles.subscribe({
    models: ['admin::user'],
    afterCreate: on('save'),
    afterUpdate: on('save'),
    afterDelete: on('delete'),
  });
}
