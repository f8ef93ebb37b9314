import { auditFilter, auditPage, auditQuery } from 'contract/audit';
import { resource } from '~/api/http/resource.server';
import { exportAuditEntries, findAuditEntries } from '~/content/editing/audit.server';
import { auditAsCsv } from './audit-csv.server';
import { csvDownload } from './csv.server';

const list = resource('/api/audit').get({
  summary: 'A page of the audit trail, newest first: who did what, for administrators.',
  access: 'session',
  query: auditQuery,
  output: auditPage,
  handler: ({ editor, query }) => findAuditEntries(editor, query),
});

const table = resource('/api/audit.csv').get({
  summary: 'The audit trail as a table, for administrators.',
  access: 'session',
  query: auditFilter,
  output: 'text/csv',
  handler: async ({ editor, query }) =>
    csvDownload('protokoll.csv', auditAsCsv(await exportAuditEntries(editor, query))),
});

export const audit = [list, table];
