import { readCounts, readStatistics } from '../statistics/read';
import type { Strapi } from '../strapi';
import { callRoute, type SiteAdminRoute } from './route';

export const statisticsRoutes = (strapi: Strapi): SiteAdminRoute[] => [
  callRoute('GET /api/statistics', ({ query }) => readStatistics(strapi.db.connection, query)),
  callRoute('GET /api/statistics.csv', ({ query }) => readCounts(strapi.db.connection, query)),
];
