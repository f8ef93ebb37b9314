import type { Strapi } from '../strapi';

/** A stored record of what bootstrap has done once and must not repeat, because it would undo later changes in the panel. */
export function ledger<T>(strapi: Strapi, key: string) {
  const store = strapi.store({ type: 'plugin', name: 'site' });
  return {
    read: async () => (await store.get({ key })) as T | null,
    write: (value: T) => store.set({ key, value }),
  };
}
