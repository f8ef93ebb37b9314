import type { Strapi } from '../strapi';

/** What bootstrap has done once and must not do again, so that later changes made in the panel stay. */
export function ledger<T>(strapi: Strapi, key: string) {
  const store = strapi.store({ type: 'plugin', name: 'site' });
  return {
    read: async () => (await store.get({ key })) as T | null,
    write: (value: T) => store.set({ key, value }),
  };
}
