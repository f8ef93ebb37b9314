import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { TranslatedKind } from 'contract/translation-state';
import { queryKeys } from './query-keys';

/** What a write has changed. */
export type Change = TranslatedKind | 'appearance' | 'message' | 'message-state';

const { sections, products, searchTexts, media, appearance, messages, unreadMessages, translations } =
  queryKeys;

/** Which lists each change makes out of date. */
const OUTDATED_LISTS: Readonly<Record<Change, readonly QueryKey[]>> = {
  // Pictures are listed with the sections that show them.
  section: [sections, media, translations],
  project: [products, translations],
  'product-text': [searchTexts, translations],
  post: [translations],
  picture: [media, translations],
  appearance: [appearance],
  message: [messages, unreadMessages],
  // Not the lists: what is open stays in its list, although its new state is not the one that was filtered by.
  'message-state': [unreadMessages],
};

/** Fetches again what a change has made out of date, in tabs that are not shown too: opening them fetches nothing. */
export function invalidate(client: QueryClient, change: Change): Promise<unknown> {
  return Promise.all(
    OUTDATED_LISTS[change].map((queryKey) => client.invalidateQueries({ queryKey, refetchType: 'all' })),
  );
}

export function useInvalidate(): (change: Change) => Promise<unknown> {
  const client = useQueryClient();
  return (change) => invalidate(client, change);
}
