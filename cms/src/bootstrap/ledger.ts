import type { Strapi } from '../strapi';

/** Remembers one-time steps, which would undo later changes in the panel if repeated. */
export function ledger<T>(strapi: Strapi, key: string) {
  const store = strapi.store({ type: 'plugin', name: 'site' });
  return {
    read: async () => (await store.get({ key })) as T | null,
    write: (value: T) => store.set({ key, value }),
  };
}
