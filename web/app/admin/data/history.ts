import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { HistoryEntry } from 'contract/history';
import { invalidate } from './invalidation';
import { type HistoryPlace, queryKeys } from './query-keys';
import { callSite } from './site-api';
import { usePages } from './use-pages';

const PAGE_SIZE = 10;

export const useHistory = (place: HistoryPlace) => {
  const { kind, key, text } = place;
  return usePages(
    'GET /api/history/{kind}/{key}',
    { ...text, pageSize: PAGE_SIZE },
    // Every save adds changes, so that a cached list is soon wrong.
    { params: { kind, key }, queryKey: queryKeys.historyOf(place), isKept: false },
  );
};

interface Undoing {
  entry: Pick<HistoryEntry, 'id'>;
  /** The newest change of the same field that the editor has seen. */
  newest: number;
}

/** Puts an earlier value back, at once. Resolves to the change that this is. @throws CallError, NoConnection */
export function useUndo({ kind, key }: HistoryPlace) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ entry, newest }: Undoing) =>
      callSite('POST /api/history/{kind}/{key}/{id}', {
        params: { kind, key, id: String(entry.id) },
        input: { newest },
      }),
    // Also after a refusal, which may be due to a newer change.
    onSettled: () => invalidate(client, kind),
  });
}
