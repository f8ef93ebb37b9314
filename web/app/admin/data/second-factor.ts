import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SecondFactor } from 'contract/second-factor';
import { queryKeys } from './query-keys';
import { callSite } from './site-api';

/** Reads the state anew each time: another browser may have changed it. */
export function useSecondFactor() {
  return useQuery({
    queryKey: queryKeys.secondFactor,
    queryFn: ({ signal }) => callSite('GET /api/admin/second-factor', { signal }),
    gcTime: 0,
  });
}

export function usePatchSecondFactor(): (change: Partial<SecondFactor>) => void {
  const client = useQueryClient();
  return (change) =>
    void client.setQueryData<SecondFactor>(
      queryKeys.secondFactor,
      (state) => state && { ...state, ...change },
    );
}

// All of these throw CallError and NoConnection.
export const beginSecondFactor = (input: { password: string }) =>
  callSite('POST /api/admin/second-factor', { input });

export const confirmSecondFactor = (input: { code: string }) =>
  callSite('PUT /api/admin/second-factor', { input });

export const renewRecoveryCodes = (input: { code: string }) =>
  callSite('POST /api/admin/second-factor/recovery-codes', { input });

export const removeSecondFactor = (input: { password: string; code: string }) =>
  callSite('POST /api/admin/second-factor/removal', { input });
