import { keyedList } from './entry-data';
import { queryKeys } from './query-keys';

export const openings = keyedList('/api/openings', {
  queryKey: queryKeys.openings,
  change: 'opening',
  keyOf: ({ key }) => key,
});
