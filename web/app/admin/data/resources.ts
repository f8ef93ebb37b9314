import { keyedList } from './entry-data';
import { queryKeys } from './query-keys';

export const resources = keyedList('/api/resources', {
  queryKey: queryKeys.resources,
  change: 'resource',
  keyOf: ({ key }) => key,
});
