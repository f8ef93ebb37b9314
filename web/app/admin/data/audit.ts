import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { AuditPage } from 'contract/audit';
import { nextPageOf } from './loaded-pages';
import { type AuditListQuery, queryKeys } from './query-keys';
import { callSite } from './site-api';

const PATH = '/api/audit';

export const EVERYTHING: AuditListQuery = { account: '', action: '', from: '', to: '' };

const parametersOf = (query: AuditListQuery) =>
  new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ''));

/** Whether a query leaves anything out. */
export const isNarrowed = (query: AuditListQuery): boolean => parametersOf(query).size > 0;

/** Where the entries of a query are as a file. */
export function auditCsvPath(query: AuditListQuery): string {
  return isNarrowed(query) ? `${PATH}.csv?${parametersOf(query)}` : `${PATH}.csv`;
}

function fetchPage(query: AuditListQuery, page: number, signal: AbortSignal): Promise<AuditPage> {
  const parameters = parametersOf(query);
  parameters.set('page', String(page));
  return callSite<AuditPage>(`${PATH}?${parameters}`, { signal });
}

/** The audit trail, newest first, page by page. */
export function useAuditTrail(query: AuditListQuery) {
  return useInfiniteQuery({
    queryKey: queryKeys.auditList(query),
    queryFn: ({ pageParam, signal }) => fetchPage(query, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: nextPageOf,
    placeholderData: keepPreviousData,
    // Every act adds to it: what was found once is not what is found later.
    gcTime: 0,
  });
}
