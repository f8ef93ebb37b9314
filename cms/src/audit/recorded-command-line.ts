import type { Strapi } from '../strapi';
import { record } from './trail';

interface ChangedAccount {
  id: number;
}

/** Records acts such as `strapi admin:reset-user-password`. Called after the start, which creates an account. */
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
