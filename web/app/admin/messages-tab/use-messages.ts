import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { StoredMessage } from 'contract/message';
import type { MessageState } from 'contract/message-fields';
import { callSite } from '~/admin/calls/site-api';
import { UNREAD } from '~/admin/calls/use-fresh';

export type Message = StoredMessage;

const PATH = '/api/contact-submissions';
/** Personal data: it lives in the query client, which ends with the logout, and is written nowhere else. */
const MESSAGES = ['messages'];

const query = (search: string) => (search === '' ? '' : `?${new URLSearchParams({ search })}`);

/** Where the messages of a search are as a file. */
export const csvPath = (search: string): string => `${PATH}.csv${query(search)}`;

/** The messages, newest first; without a search all of them. */
export function useMessages(search = '') {
  return useQuery({
    queryKey: [...MESSAGES, search],
    queryFn: ({ signal }) => callSite<Message[]>(PATH + query(search), { signal }),
    placeholderData: keepPreviousData,
    // What was found for a search that is over need not be kept.
    ...(search !== '' && { gcTime: 0 }),
  });
}

const pathOf = (id: string) => `${PATH}/${encodeURIComponent(id)}`;

/** The tab says how many are unread. */
const countAnew = (client: QueryClient) => void client.invalidateQueries({ queryKey: [UNREAD] });

function useReload(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: MESSAGES });
}

/** Notes how far the company is with a message. */
export function useMarkMessage() {
  const queryClient = useQueryClient();
  const reload = useReload();
  return useMutation({
    mutationFn: ({ id, state }: { id: string; state: MessageState }) =>
      callSite<Message>(pathOf(id), { method: 'PUT', json: { state } }),
    onSuccess: (changed) =>
      queryClient.setQueriesData<Message[]>({ queryKey: MESSAGES }, (all) =>
        all?.map((message) => (message.id === changed.id ? changed : message)),
      ),
    // It may have been deleted by somebody else.
    onError: reload,
    onSettled: () => countAnew(queryClient),
  });
}

export function useDeleteMessage() {
  const queryClient = useQueryClient();
  const reload = useReload();
  return useMutation({
    mutationFn: (id: string) => callSite(pathOf(id), { method: 'DELETE' }),
    onSettled: () => {
      reload();
      countAnew(queryClient);
    },
  });
}
