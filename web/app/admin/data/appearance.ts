import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { EditedAppearance } from 'contract/appearance';
import { queryKeys } from './query-keys';
import { callSite } from './site-api';

const PATH = '/api/appearance';

export function useStoredAppearance() {
  return useQuery({
    queryKey: queryKeys.appearance,
    queryFn: ({ signal }) => callSite<EditedAppearance>(PATH, { signal }),
  });
}

/** @throws CallError, NoConnection */
export function putAppearance(change: object, ifMatch: string): Promise<EditedAppearance> {
  return callSite<EditedAppearance>(PATH, { method: 'PUT', json: change, ifMatch });
}

export function usePatchAppearance(): (stored: EditedAppearance) => void {
  const client = useQueryClient();
  return (stored) => void client.setQueryData(queryKeys.appearance, stored);
}
