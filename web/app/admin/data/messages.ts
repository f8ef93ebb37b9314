import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { filledPath } from 'contract/call-address';
import type { MessagePage, StoredMessage } from 'contract/message';
import type { MessageState } from 'contract/message-fields';
import { invalidate } from './invalidation';
import { itemsOf, type LoadedPages, mapItems } from './loaded-pages';
import { type MessageListQuery, queryKeys } from './query-keys';
import { callSite } from './site-api';
import { useOpenedEntry } from './use-opened-entry';
import { usePages } from './use-pages';

// Personal data lives in the query client alone, which ends with the logout (decision D4).

export const csvPath = (search: string): string =>
  filledPath('/api/contact-submissions.csv', { query: { search } });

export function useMessages(query: MessageListQuery) {
  const isKept = query.search === '' && query.state === undefined;
  const found = usePages('GET /api/contact-submissions', query, {
    queryKey: queryKeys.messageList(query),
    isKept,
  });
  const fetchNextPage: typeof found.fetchNextPage = async (options) => {
    // Marked messages leave a list filtered by state, and those of the next page move up.
    if (query.state !== undefined) await found.refetch();
    return found.fetchNextPage(options);
  };
  return { ...found, fetchNextPage };
}

export function useOpenedMessage(id: string | null, listed: StoredMessage | undefined) {
  return useOpenedEntry({
    queryKey: queryKeys.message(id ?? ''),
    fetch:
      id === null
        ? null
        : (signal) => callSite('GET /api/contact-submissions/{id}', { params: { id }, signal }),
    listed,
    isSame: (entry) => entry.id === id,
  });
}

export function useUnreadMessages() {
  return useQuery({
    queryKey: queryKeys.unreadMessages,
    queryFn: ({ signal }) => callSite('GET /api/contact-submissions/unread', { signal }),
  });
}

function withState(list: LoadedPages<MessagePage>, changed: StoredMessage): LoadedPages<MessagePage> {
  const before = itemsOf(list).find(({ id }) => id === changed.id);
  if (!before || before.state === changed.state) return list;
  const { pages } = mapItems(list, (message: StoredMessage) =>
    message.id === changed.id ? changed : message,
  );
  return {
    ...list,
    pages: pages.map((page) => ({
      ...page,
      counts: {
        ...page.counts,
        [before.state]: page.counts[before.state] - 1,
        [changed.state]: page.counts[changed.state] + 1,
      },
    })),
  };
}

const hasMessage = (list: LoadedPages<MessagePage>, id: string) =>
  itemsOf(list).some((message) => message.id === id);

/** Shows a changed message everywhere, and refetches the lists without it, which cannot update their counts. */
function patchMessage(client: QueryClient, changed: StoredMessage): void {
  client.setQueriesData<LoadedPages<MessagePage>>(
    { queryKey: queryKeys.messageLists },
    (list) => list && withState(list, changed),
  );
  client.setQueryData<StoredMessage>(queryKeys.message(changed.id), (known) => known && changed);
  void client.invalidateQueries({
    queryKey: queryKeys.messageLists,
    refetchType: 'all',
    predicate: ({ state: { data } }) =>
      data !== undefined && !hasMessage(data as LoadedPages<MessagePage>, changed.id),
  });
}

export function useMarkMessage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, state }: { id: string; state: MessageState }) =>
      callSite('PUT /api/contact-submissions/{id}', { params: { id }, input: { state } }),
    onSuccess: (changed) => {
      patchMessage(client, changed);
      void invalidate(client, 'message-state');
    },
    // Somebody else may have deleted it.
    onError: () => void invalidate(client, 'message'),
  });
}

export function useDeleteMessage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callSite('DELETE /api/contact-submissions/{id}', { params: { id } }),
    onSettled: () => void invalidate(client, 'message'),
  });
}
