import { singleEntry } from './entry-data';
import { queryKeys } from './query-keys';

export const company = singleEntry('/api/company', () => queryKeys.company);
