import type { Handlers } from '~/api/http/call.server';
import { env } from '~/env.server';
import { csvDownload } from './csv.server';
import { statisticsAsCsv } from './statistics-csv.server';

export const statistics = {
  'GET /api/statistics': async ({ forward }) =>
    env().STATISTICS
      ? forward({ complete: (stored) => ({ ...stored, isOn: true }) })
      : { isOn: false, since: null, weeks: [], names: [] },
  'GET /api/statistics.csv': async ({ forward }) =>
    csvDownload('zahlen.csv', statisticsAsCsv(env().STATISTICS ? await forward() : [])),
} satisfies Partial<Handlers>;
