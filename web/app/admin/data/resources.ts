import { useTexts } from '~/i18n/texts';
import { useOrdering } from './ordering';
import { usePublishing } from './publishing';
import { queryKeys } from './query-keys';
import { keyedList } from './resource';
import { callSite } from './site-api';

export const resources = keyedList('/api/resources', {
  queryKey: queryKeys.resources,
  change: 'resource',
  keyOf: ({ key }) => key,
});

export const { useAll: useResources, useCreate: useCreateResource } = resources;

export function usePublishResource() {
  const { editor } = useTexts('admin-resources');
  return usePublishing({
    name: 'resource-published',
    list: resources,
    change: (isOn) => ({ isPublished: isOn }),
    save: (key, isOn) => resources.save(key, { isPublished: isOn }),
    notice: editor.saved,
  });
}

const ORDERING = {
  name: 'resource-order',
  list: resources,
  put: (keys: string[]) => callSite('PUT /api/resources/order', { input: { keys } }),
};

export const useOrderResources = () => useOrdering(ORDERING);
