import {
  type AuditEntry,
  type AuditFilter,
  type AuditPage,
  type AuditQuery,
  auditEntry,
  auditPage,
} from 'contract/audit';
import { callStrapiAs, type Editor, queryString } from './strapi-call.server';

// Audit entries are for administrators only, and never cached.
const PATH = '/site-admin/audit';

export function findAuditEntries(editor: Editor, query: AuditQuery): Promise<AuditPage> {
  return callStrapiAs(editor, PATH + queryString(query), auditPage);
}

/** Returns all entries for a file; the export adds an entry to the trail itself. */
export function exportAuditEntries(editor: Editor, filter: AuditFilter): Promise<AuditEntry[]> {
  return callStrapiAs(editor, `${PATH}/export${queryString(filter)}`, auditEntry.array());
}
