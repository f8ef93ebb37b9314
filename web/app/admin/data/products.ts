import { useMutation } from '@tanstack/react-query';
import type { EditedProject } from 'contract/project';
import { useFailureNotice } from '~/admin/parts/notices';
import { useTexts } from '~/i18n/texts';
import { notify } from '~/ui/toast';
import { CallError } from './call-error';
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

const ORDER = ['product-order'];
const putOrder = (keys: readonly string[]) =>
  callSite('PUT /api/projects/order', { input: { keys: [...keys] } });

async function saveOrder(keys: readonly string[]): Promise<void> {
  try {
    await putOrder(keys);
  } catch (error) {
    if (!(error instanceof CallError && error.status === 400)) throw error;
    // Somebody has deleted a product: saves the order of the others.
    const stored = await products.fetchAll();
    const left = keys.filter((key) => stored.some((product) => product.key === key));
    if (left.length === 0 || left.length === keys.length) throw error;
    await putOrder(left);
  }
}

export function useOrderProducts() {
  const cache = products.useCache();
  const { sorting } = useTexts('admin-products');
  const notifyFailure = useFailureNotice();
  return useMutation({
    mutationKey: ORDER,
    // Runs in turn, so that the last move wins.
    scope: { id: 'product-order' },
    mutationFn: (keys: string[]) => saveOrder(keys),
    onMutate: async (keys) => {
      await cache.cancel();
      const before = cache.all();
      cache.patchAll((list) => [...list].sort((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key)));
      return before;
    },
    onError: (error, _keys, before) => {
      if (before) cache.patchAll(() => before);
      notifyFailure(sorting.failed, error, 'unchanged');
    },
    onSuccess: () => notify({ title: sorting.saved }),
    onSettled: () => {
      // Between two moves the server would send an earlier order.
      if (cache.client.isMutating({ mutationKey: ORDER }) === 1) void cache.invalidate();
    },
  });
}
