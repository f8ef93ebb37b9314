import { onExport } from '../audit/acts';
import { findAccounts, findEntries, findEntriesOfPage } from '../audit/entries';
import type { Strapi } from '../strapi';
import { callRoute, type SiteAdminRoute } from './route';

export const auditRoutes = (strapi: Strapi): SiteAdminRoute[] => [
  callRoute('GET /api/audit', async ({ query: { page, pageSize, ...filter } }) => {
    const database = strapi.db.connection;
    const found = await findEntriesOfPage(database, filter, { page, pageSize });
    return { ...found, accounts: await findAccounts(database) };
  }),
  callRoute('GET /api/audit.csv', ({ query }) => findEntries(strapi.db.connection, query), {
    acts: onExport('audit-trail'),
  }),
];
