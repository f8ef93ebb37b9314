import { queryKeys } from './query-keys';
import { keyedList } from './resource';

export const resources = keyedList('/api/resources', {
  queryKey: queryKeys.resources,
  change: 'resource',
  keyOf: ({ key }) => key,
});
