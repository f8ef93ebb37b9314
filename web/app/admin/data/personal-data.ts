import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ErasureReceipt, PersonalDataCount, PersonalDataExport } from 'contract/personal-data';
import { invalidate } from './invalidation';
import { callSite } from './site-api';

// An e-mail address goes in bodies alone: addresses of calls are written down on their way (decision E7).
const post = <Answer>(verb: string, json: object) =>
  callSite<Answer>(`/api/personal-data/${verb}`, { method: 'POST', json });

/** How many messages of an address there are. */
export const useCountPersonalData = () =>
  useMutation({ mutationFn: (email: string) => post<PersonalDataCount>('count', { email }) });

export const useExportPersonalData = () =>
  useMutation({ mutationFn: (email: string) => post<PersonalDataExport>('export', { email }) });

/** Erases as many messages as were counted; the receipt names no person. */
export function useErasePersonalData() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (agreed: { email: string; count: number }) => post<ErasureReceipt>('erase', agreed),
    onSuccess: () => invalidate(client, 'message'),
  });
}
