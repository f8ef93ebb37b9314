import { queryKeys } from './query-keys';
import { singleEntry } from './resource';

export const appearance = singleEntry('/api/appearance', () => queryKeys.appearance);
