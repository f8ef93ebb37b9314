import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { filledPath } from 'contract/call-address';
import type { StatisticsQuery } from 'contract/statistics';
import { queryKeys } from './query-keys';
import { callSite } from './site-api';

export const statisticsCsvPath = (query: StatisticsQuery): string =>
  filledPath('/api/statistics.csv', { query });

export const useStatistics = (query: StatisticsQuery) =>
  useQuery({
    queryKey: queryKeys.statisticsOf(query),
    queryFn: ({ signal }) => callSite('GET /api/statistics', { query, signal }),
    placeholderData: keepPreviousData,
  });
