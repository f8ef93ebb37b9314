import { useMutation } from '@tanstack/react-query';
import type { EditedProject } from 'contract/project';
import { useFailureNotice } from '~/admin/parts/notices';
import { useTexts } from '~/i18n/texts';
import { notify } from '~/ui/toast';
import { useOrdering } from './ordering';
import { queryKeys } from './query-keys';
import { keyedList } from './resource';
import { callSite } from './site-api';

export const products = keyedList('/api/projects', {
  queryKey: queryKeys.products,
  change: 'project',
  keyOf: ({ key }) => key,
});

export const { useAll: useProducts, useCreate: useCreateProduct } = products;

export function usePublishProduct() {
  const cache = products.useCache();
  const { failure } = useTexts('admin');
  const { literal } = useTexts('admin-products');
  const notifyFailure = useFailureNotice();
  return useMutation({
    scope: { id: 'product-published' },
    // A single switch, with no text to lose, needs no If-Match.
    mutationFn: ({ key, isActive }: Pick<EditedProject, 'key' | 'isActive'>) =>
      products.save(key, { isActive }),
    onMutate: async ({ key, isActive }) => {
      await cache.cancel();
      cache.patchOne(key, { isActive });
    },
    onSuccess: (saved) => {
      cache.patch(saved);
      void cache.invalidate();
      notify({ title: literal.updated });
    },
    onError: (error, { key, isActive }) => {
      cache.patchOne(key, { isActive: !isActive });
      notifyFailure(failure.save, error, 'unchanged');
    },
  });
}

const ORDERING = {
  name: 'product-order',
  list: products,
  put: (keys: string[]) => callSite('PUT /api/projects/order', { input: { keys } }),
};

export const useOrderProducts = () => useOrdering(ORDERING);
