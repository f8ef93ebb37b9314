import { type AuditEntry, type AuditPage, auditFilter, auditPage, auditQuery } from '../../contract/audit';
import { onExport } from '../audit/acts';
import { findAccounts, findEntries, findEntriesOfPage } from '../audit/entries';
import type { AdminContext, Strapi } from '../strapi';
import { adminRoute, parseInput, type SiteAdminRoute } from './route';

async function readPage(strapi: Strapi, context: AdminContext): Promise<AuditPage> {
  const { page, pageSize, ...filter } = parseInput(auditQuery, context.query);
  const database = strapi.db.connection;
  const found = await findEntriesOfPage(database, filter, { page, pageSize });
  return auditPage.parse({ ...found, accounts: await findAccounts(database) });
}

async function readAll(strapi: Strapi, context: AdminContext): Promise<AuditEntry[]> {
  return findEntries(strapi.db.connection, parseInput(auditFilter, context.query));
}

export const auditRoutes = (strapi: Strapi): SiteAdminRoute[] => [
  adminRoute('GET', '/audit', ['administrator'], (context) => readPage(strapi, context)),
  adminRoute('GET', '/audit/export', ['administrator'], (context) => readAll(strapi, context), {
    acts: onExport('audit-trail'),
  }),
];
