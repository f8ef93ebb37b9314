import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MissedAddress } from 'contract/redirect';
import { keyedList } from './entry-data';
import { invalidate } from './invalidation';
import { queryKeys } from './query-keys';
import { callSite } from './site-api';

export const redirects = keyedList('/api/redirects', {
  queryKey: queryKeys.redirects,
  change: 'redirect',
  keyOf: ({ key }) => key,
});

/** Imports a table. A call that got no answer may have stored it. */
export function useImportRedirects() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (content: string) => callSite('POST /api/redirects-import', { input: { content } }),
    onSettled: () => invalidate(client, 'redirect'),
  });
}

export const useMissedAddresses = () =>
  useQuery({
    queryKey: queryKeys.missedAddresses,
    queryFn: ({ signal }) => callSite('GET /api/missed-addresses', { signal }),
  });

export function useForgetMissed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => callSite('DELETE /api/missed-addresses/{id}', { params: { id: String(id) } }),
    onSuccess: (_answer, id) =>
      void client.setQueryData<MissedAddress[]>(queryKeys.missedAddresses, (all) =>
        all?.filter((one) => one.id !== id),
      ),
    onError: () => void client.invalidateQueries({ queryKey: queryKeys.missedAddresses }),
  });
}
