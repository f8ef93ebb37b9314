import type { Handlers } from '~/api/http/call.server';
import { auditAsCsv } from './audit-csv.server';
import { csvDownload } from './csv.server';
import { messagesAsCsv } from './messages-csv.server';

/** Strapi notes these exports in the audit trail. */
export const tables = {
  'GET /api/contact-submissions.csv': async ({ forward }) =>
    csvDownload('nachrichten.csv', messagesAsCsv(await forward())),
  'GET /api/audit.csv': async ({ forward }) => csvDownload('protokoll.csv', auditAsCsv(await forward())),
} satisfies Partial<Handlers>;
