import { singleEntry } from './entry-data';
import { queryKeys } from './query-keys';

export const serviceStatus = singleEntry('/api/service-status', () => queryKeys.serviceStatus);
