import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ErasureReceipt, PersonalDataCount, PersonalDataExport } from 'contract/personal-data';
import { invalidate } from './invalidation';
import { callSite } from './site-api';

// Keeps e-mail addresses out of URLs, which servers and proxies log (decision E7).
const post = <Answer>(verb: string, json: object) =>
  callSite<Answer>(`/api/personal-data/${verb}`, { method: 'POST', json });

export const useCountPersonalData = () =>
  useMutation({ mutationFn: (email: string) => post<PersonalDataCount>('count', { email }) });

export const useExportPersonalData = () =>
  useMutation({ mutationFn: (email: string) => post<PersonalDataExport>('export', { email }) });

/** Erases the messages only if their count is still the agreed one; the receipt names no person. */
export function useErasePersonalData() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (agreed: { email: string; count: number }) => post<ErasureReceipt>('erase', agreed),
    onSuccess: () => invalidate(client, 'message'),
  });
}
