import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidate } from './invalidation';
import { callSite } from './site-api';

// The address is sent in the body: servers and proxies log URLs (decision E7).

export const useCountPersonalData = () =>
  useMutation({
    mutationFn: (email: string) => callSite('POST /api/personal-data/count', { input: { email } }),
  });

export const useExportPersonalData = () =>
  useMutation({
    mutationFn: (email: string) => callSite('POST /api/personal-data/export', { input: { email } }),
  });

/** Erases the messages only if their count is still the agreed one; the receipt names no person. */
export function useErasePersonalData() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (agreed: { email: string; count: number }) =>
      callSite('POST /api/personal-data/erase', { input: agreed }),
    onSuccess: () => invalidate(client, 'message'),
  });
}
