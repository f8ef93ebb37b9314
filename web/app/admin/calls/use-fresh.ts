import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Tab } from '~/admin/place';

/** The lists that a tab shows, by their names in the query client. */
export const LISTS_OF_TAB: Readonly<Record<Tab, readonly string[]>> = {
  pages: ['sections', 'translations'],
  products: ['projects', 'product-text'],
  media: ['media', 'translations'],
  appearance: ['appearance'],
  messages: ['messages'],
};

/** The count on the tab of messages, which is in sight beside every other tab. */
export const UNREAD = 'unread-messages';

/** Asks anew for what a tab shows: others may have changed it, in Strapi's panel for instance. */
export function useRefresh(tab: Tab): () => Promise<unknown> {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [...LISTS_OF_TAB[tab], UNREAD].map((list) =>
        // What is on its way already is new enough.
        client.refetchQueries({ queryKey: [list], type: 'active' }, { cancelRefetch: false }),
      ),
    );
}

/**
 * A tab fetches anew whenever it comes into sight: when it is chosen, and when the window is looked at again. Nothing
 * is asked for by the clock: that would keep a session open that nobody uses.
 */
export function useFreshInSight(tab: Tab): void {
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
