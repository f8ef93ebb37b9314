import { useMutation } from '@tanstack/react-query';
import type { EditedOpening } from 'contract/opening';
import { useFailureNotice } from '~/admin/parts/notices';
import { useTexts } from '~/i18n/texts';
import { notify } from '~/ui/toast';
import { useOrdering } from './ordering';
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
  const cache = openings.useCache();
  const { failure } = useTexts('admin');
  const { editor } = useTexts('admin-openings');
  const notifyFailure = useFailureNotice();
  return useMutation({
    scope: { id: 'opening-published' },
    // A single switch, with no text to lose, needs no If-Match.
    mutationFn: ({ key, isPublished }: Pick<EditedOpening, 'key' | 'isPublished'>) =>
      openings.save(key, { isPublished }),
    onMutate: async ({ key, isPublished }) => {
      await cache.cancel();
      cache.patchOne(key, { isPublished });
    },
    onSuccess: (saved) => {
      cache.patch(saved);
      void cache.invalidate();
      notify({ title: editor.saved });
    },
    onError: (error, { key, isPublished }) => {
      cache.patchOne(key, { isPublished: !isPublished });
      notifyFailure(failure.save, error, 'unchanged');
    },
  });
}

const ORDERING = {
  name: 'opening-order',
  list: openings,
  put: (keys: string[]) => callSite('PUT /api/openings/order', { input: { keys } }),
};

export const useOrderOpenings = () => useOrdering(ORDERING);
