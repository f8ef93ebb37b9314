import type { Strapi } from '../strapi';
import { DRAFTS_TABLE } from './draft-rows';
import { PLANS_TABLE } from './plan-rows';

export function forgetDraftsOfDeletedAccounts(strapi: Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: ['admin::user'],
    async afterDelete({ result }) {
      const account = { account_id: (result as { id: number }).id };
      await strapi.db.transaction(async ({ trx }) => {
        for (const table of [DRAFTS_TABLE, PLANS_TABLE]) await trx(table).where(account).delete();
      });
    },
  });
}
