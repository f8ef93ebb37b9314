import { singleEntry } from './entry-data';
import { queryKeys } from './query-keys';

export const appearance = singleEntry('/api/appearance', () => queryKeys.appearance);
