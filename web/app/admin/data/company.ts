import { queryKeys } from './query-keys';
import { singleEntry } from './resource';

export const company = singleEntry('/api/company', () => queryKeys.company);
