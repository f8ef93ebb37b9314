import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Tab } from '~/admin/admin-location';
import { queryKeys } from './query-keys';

/** The lists that a tab shows. */
export const LISTS_OF_TAB: Readonly<Record<Tab, readonly [QueryKey, ...QueryKey[]]>> = {
  pages: [queryKeys.sections, queryKeys.translations],
  products: [queryKeys.products, queryKeys.searchTexts],
  posts: [queryKeys.posts],
  media: [queryKeys.media, queryKeys.translations],
  appearance: [queryKeys.appearance],
  messages: [queryKeys.messages],
  audit: [queryKeys.audit],
};

/** Fetches anew what a tab shows: others may have changed it, in Strapi's panel for instance. */
export function useRefresh(tab: Tab): () => Promise<unknown> {
  const client = useQueryClient();
  return () =>
    Promise.all(
      // The count of unread messages is shown beside every tab.
      [...LISTS_OF_TAB[tab], queryKeys.unreadMessages].map((queryKey) =>
        // What is on its way already is new enough.
        client.refetchQueries({ queryKey, type: 'active' }, { cancelRefetch: false }),
      ),
    );
}

/**
 * Fetches anew whenever the tab comes into view: when it is chosen, and when the window is looked at again. There is no
 * polling: it would keep a session open that nobody uses.
 */
export function useRefreshInView(tab: Tab): void {
  const refresh = useRefresh(tab);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is the reason, the function is new each time
  useEffect(() => void refresh(), [tab]);
  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  });
}
