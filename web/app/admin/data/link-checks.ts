import { useQuery } from '@tanstack/react-query';
import type { LinkCheckQuery, LinksHereQuery } from 'contract/link-check';
import { callSite } from './site-api';

/** Checks the stored texts of an entry once for each save. @param savedAt differs after each save */
export function useLinkCheck({ kind, key }: LinkCheckQuery, savedAt: string) {
  return useQuery({
    queryKey: ['link-checks', kind, key, savedAt],
    queryFn: ({ signal }) => callSite('GET /api/link-checks', { query: { kind, key }, signal }),
  });
}

/** Asks anew each time, because others may have written a link. */
export function useLinksHere({ kind, key }: LinksHereQuery) {
  return useQuery({
    queryKey: ['links-here', kind, key],
    queryFn: ({ signal }) => callSite('GET /api/links-here', { query: { kind, key }, signal }),
    refetchOnMount: 'always',
    gcTime: 0,
  });
}
