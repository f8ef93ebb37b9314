import { queryKeys } from './query-keys';
import { singleEntry } from './resource';

export const serviceStatus = singleEntry('/api/service-status', () => queryKeys.serviceStatus);
