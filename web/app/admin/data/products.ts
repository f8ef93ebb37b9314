import { useTexts } from '~/i18n/texts';
import { keyedList } from './entry-data';
import { useOrdering } from './ordering';
import { usePublishing } from './publishing';
import { queryKeys } from './query-keys';
import { callSite } from './site-api';

export const products = keyedList('/api/projects', {
  queryKey: queryKeys.products,
  change: 'project',
  keyOf: ({ key }) => key,
});

export const { useAll: useProducts, useCreate: useCreateProduct } = products;

export function usePublishProduct() {
  const { literal } = useTexts('admin-products');
  return usePublishing({
    name: 'product-published',
    list: products,
    change: (isOn) => ({ isActive: isOn }),
    save: (key, isOn) => products.save(key, { isActive: isOn }),
    notice: literal.updated,
  });
}

const ORDERING = {
  name: 'product-order',
  list: products,
  put: (keys: string[]) => callSite('PUT /api/projects/order', { input: { keys } }),
};

export const useOrderProducts = () => useOrdering(ORDERING);
