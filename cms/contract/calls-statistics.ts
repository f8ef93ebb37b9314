import type { CallTable } from './call';
import { statisticCount, statistics, statisticsQuery, storedStatistics } from './statistics';

export const statisticsCalls = {
  'GET /api/statistics': {
    summary: 'How often pages, files and searches were asked for, by week and by name.',
    access: 'session',
    query: statisticsQuery,
    output: statistics,
    strapi: { permission: 'read statistics', output: storedStatistics },
  },
  'GET /api/statistics.csv': {
    summary: 'The numbers of each day as a table.',
    access: 'session',
    query: statisticsQuery,
    output: 'text/csv',
    strapi: { permission: 'read statistics', path: '/statistics/export', output: statisticCount.array() },
  },
} as const satisfies CallTable;
