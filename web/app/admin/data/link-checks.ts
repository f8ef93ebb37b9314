import { useQuery } from '@tanstack/react-query';
import type { LinkCheckQuery } from 'contract/link-check';
import { callSite } from './site-api';

/** Checks the stored texts of an entry once for each save. @param savedAt differs after each save */
export function useLinkCheck({ kind, key }: LinkCheckQuery, savedAt: string) {
  return useQuery({
    queryKey: ['link-checks', kind, key, savedAt],
    queryFn: ({ signal }) => callSite('GET /api/link-checks', { query: { kind, key }, signal }),
  });
}
