import { type HistoryPlace, queryKeys } from './query-keys';
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
