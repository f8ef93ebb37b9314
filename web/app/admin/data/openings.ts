import { useTexts } from '~/i18n/texts';
import { useOrdering } from './ordering';
import { usePublishing } from './publishing';
import { queryKeys } from './query-keys';
import { keyedList } from './resource';
import { callSite } from './site-api';

export const openings = keyedList('/api/openings', {
  queryKey: queryKeys.openings,
  change: 'opening',
  keyOf: ({ key }) => key,
});

export const { useAll: useOpenings, useCreate: useCreateOpening } = openings;

export function usePublishOpening() {
  const { editor } = useTexts('admin-openings');
  return usePublishing({
    name: 'opening-published',
    list: openings,
    change: (isOn) => ({ isPublished: isOn }),
    save: (key, isOn) => openings.save(key, { isPublished: isOn }),
    notice: editor.saved,
  });
}

const ORDERING = {
  name: 'opening-order',
  list: openings,
  put: (keys: string[]) => callSite('PUT /api/openings/order', { input: { keys } }),
};

export const useOrderOpenings = () => useOrdering(ORDERING);
