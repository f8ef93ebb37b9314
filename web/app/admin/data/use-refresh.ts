import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { forEachPlural, ORDERED } from 'contract/ordered-kinds';
import { useEffect } from 'react';
import type { Tab } from '~/admin/admin-location';
import { queryKeys } from './query-keys';

export const LISTS_OF_TAB: Readonly<Record<Tab, readonly [QueryKey, ...QueryKey[]]>> = {
  pages: [queryKeys.sections, queryKeys.translations],
  products: [queryKeys.products, queryKeys.searchTexts],
  ...forEachPlural((kind): [QueryKey] => [queryKeys[ORDERED[kind].plural]]),
  redirects: [queryKeys.redirects, queryKeys.missedAddresses],
  posts: [queryKeys.posts],
  media: [queryKeys.media, queryKeys.translations],
  appearance: [queryKeys.appearance],
  home: [queryKeys.homePage],
  company: [queryKeys.company],
  status: [queryKeys.serviceStatus],
  messages: [queryKeys.messages],
  notifications: [queryKeys.notifications],
  statistics: [queryKeys.statistics],
  reports: [queryKeys.reports],
  audit: [queryKeys.audit],
};

/** Refetches the lists of a tab: others may have changed them, for instance in Strapi's panel. */
export function useRefresh(tab: Tab): () => Promise<unknown> {
  const client = useQueryClient();
  return () =>
    Promise.all(
      // Every tab shows the count of unread messages, and plans that failed.
      [...LISTS_OF_TAB[tab], queryKeys.unreadMessages, queryKeys.plans].map((queryKey) =>
        // A fetch under way is new enough.
        client.refetchQueries({ queryKey, type: 'active' }, { cancelRefetch: false }),
      ),
    );
}

/** Refetches when the tab is chosen or comes into view. Polling would keep unused sessions open. */
export function useRefreshInView(tab: Tab): void {
  const refresh = useRefresh(tab);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for another tab only; the function is never the same
  useEffect(() => void refresh(), [tab]);
  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  });
}
