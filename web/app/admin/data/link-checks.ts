import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { LinkCheckQuery, LinksHereQuery } from 'contract/link-check';
import { callSite } from './site-api';

/** Checks the stored texts of an entry once for each save. @param savedAt differs after each save */
export function useLinkCheck({ kind, key }: LinkCheckQuery, savedAt: string) {
  return useQuery({
    queryKey: ['link-checks', kind, key, savedAt],
    queryFn: ({ signal }) => callSite('GET /api/link-checks', { query: { kind, key }, signal }),
  });
}

const linksHereKey = ({ kind, key }: LinksHereQuery) => ['links-here', kind, key];

/** Asks anew each time, because others may have written a link. */
export function useLinksHere({ kind, key }: LinksHereQuery) {
  return useQuery({
    queryKey: linksHereKey({ kind, key }),
    queryFn: ({ signal }) => callSite('GET /api/links-here', { query: { kind, key }, signal }),
    refetchOnMount: 'always',
    gcTime: 0,
  });
}

/** Gives up the question before the entry is deleted, after which its answer would be 404. */
export function useLinksHereEnd() {
  const queries = useQueryClient();
  return (entry: LinksHereQuery) => queries.cancelQueries({ queryKey: linksHereKey(entry) });
}
