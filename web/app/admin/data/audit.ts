import { filledPath } from 'contract/call-address';
import { type AuditListQuery, queryKeys } from './query-keys';
import { usePages } from './use-pages';

export const EVERYTHING: AuditListQuery = { account: '', action: '', from: '', to: '' };

export const isNarrowed = (query: AuditListQuery): boolean =>
  Object.values(query).some((value) => value !== '');

export const auditCsvPath = (query: AuditListQuery): string => filledPath('/api/audit.csv', { query });

export const useAuditTrail = (query: AuditListQuery) =>
  usePages(
    'GET /api/audit',
    { ...query, action: query.action || undefined },
    // Every action adds entries, so a cached result is soon wrong.
    { queryKey: queryKeys.auditList(query), isKept: false },
  );
