import { queryKeys } from './query-keys';
import { keyedList } from './resource';

export const openings = keyedList('/api/openings', {
  queryKey: queryKeys.openings,
  change: 'opening',
  keyOf: ({ key }) => key,
});
