import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RestorableKind } from 'contract/history-fields';
import { invalidate } from './invalidation';
import { queryKeys } from './query-keys';
import { callSite } from './site-api';

export const useDeletedEntries = (kind: RestorableKind) =>
  useQuery({
    queryKey: queryKeys.deletedOf(kind),
    queryFn: ({ signal }) => callSite('GET /api/deleted/{kind}', { params: { kind }, signal }),
    refetchOnMount: 'always',
  });

/** @throws CallError, also if somebody has taken the key meanwhile; NoConnection */
export function useRestore(kind: RestorableKind) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => callSite('POST /api/deleted/{kind}/{id}', { params: { kind, id } }),
    onSettled: () => invalidate(client, kind),
  });
}
