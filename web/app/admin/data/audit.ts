import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { AuditPage } from 'contract/audit';
import { nextPageOf } from './loaded-pages';
import { type AuditListQuery, queryKeys } from './query-keys';
import { callSite } from './site-api';

const PATH = '/api/audit';

export const EVERYTHING: AuditListQuery = { account: '', action: '', from: '', to: '' };

const parametersOf = (query: AuditListQuery) =>
  new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ''));

export const isNarrowed = (query: AuditListQuery): boolean => parametersOf(query).size > 0;

export function auditCsvPath(query: AuditListQuery): string {
  return isNarrowed(query) ? `${PATH}.csv?${parametersOf(query)}` : `${PATH}.csv`;
}

function fetchPage(query: AuditListQuery, page: number, signal: AbortSignal): Promise<AuditPage> {
  const parameters = parametersOf(query);
  parameters.set('page', String(page));
  return callSite<AuditPage>(`${PATH}?${parameters}`, { signal });
}

export function useAuditTrail(query: AuditListQuery) {
  return useInfiniteQuery({
    queryKey: queryKeys.auditList(query),
    queryFn: ({ pageParam, signal }) => fetchPage(query, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: nextPageOf,
    placeholderData: keepPreviousData,
    // Every action adds entries, so a cached result is soon wrong.
    gcTime: 0,
  });
}
