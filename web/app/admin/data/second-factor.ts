import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { RecoveryCodes, SecondFactor, SecondFactorSetup } from 'contract/second-factor';
import { queryKeys } from './query-keys';
import { callSite } from './site-api';

const PATH = '/api/admin/second-factor';

/** Reads the state anew each time: another browser may have changed it. */
export function useSecondFactor() {
  return useQuery({
    queryKey: queryKeys.secondFactor,
    queryFn: ({ signal }) => callSite<SecondFactor>(PATH, { signal }),
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
export const beginSecondFactor = (json: { password: string }) =>
  callSite<SecondFactorSetup>(PATH, { method: 'POST', json });

export const confirmSecondFactor = (json: { code: string }) =>
  callSite<RecoveryCodes>(PATH, { method: 'PUT', json });

export const renewRecoveryCodes = (json: { code: string }) =>
  callSite<RecoveryCodes>(`${PATH}/recovery-codes`, { method: 'POST', json });

export const removeSecondFactor = (json: { password: string; code: string }) =>
  callSite<unknown>(`${PATH}/removal`, { method: 'POST', json });
