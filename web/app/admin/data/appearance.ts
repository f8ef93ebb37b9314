import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { EditedAppearance } from 'contract/appearance';
import { queryKeys } from './query-keys';
import { callSite } from './site-api';

export function useStoredAppearance() {
  return useQuery({
    queryKey: queryKeys.appearance,
    queryFn: ({ signal }) => callSite('GET /api/appearance', { signal }),
  });
}

export function usePatchAppearance(): (stored: EditedAppearance) => void {
  const client = useQueryClient();
  return (stored) => void client.setQueryData(queryKeys.appearance, stored);
}
