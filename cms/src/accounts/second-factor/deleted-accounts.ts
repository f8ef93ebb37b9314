import type { Strapi } from '../../strapi';
import { secondFactors } from './second-factors';

export function forgetSecondFactorsOfDeletedAccounts(strapi: Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: ['admin::user'],
    async afterDelete({ result }) {
      await secondFactors(strapi).forget((result as { id: number }).id);
    },
  });
}
