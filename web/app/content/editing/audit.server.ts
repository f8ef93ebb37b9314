import {
  type AuditEntry,
  type AuditFilter,
  type AuditPage,
  type AuditQuery,
  auditEntry,
  auditPage,
} from 'contract/audit';
import { callStrapiAs, type Editor, queryString } from './strapi-call.server';

// What accounts did: for administrators alone, never cached.
const PATH = '/site-admin/audit';

/** A page of the audit trail, newest first. */
export function findAuditEntries(editor: Editor, query: AuditQuery): Promise<AuditPage> {
  return callStrapiAs(editor, PATH + queryString(query), auditPage);
}

/** All entries, to be taken along as a file: that is an entry of the trail itself. */
export function exportAuditEntries(editor: Editor, filter: AuditFilter): Promise<AuditEntry[]> {
  return callStrapiAs(editor, `${PATH}/export${queryString(filter)}`, auditEntry.array());
}
