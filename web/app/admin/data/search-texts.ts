import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ProductText, ProductTextInput } from 'contract/product-text';
import { queryKeys } from './query-keys';
import { callSite } from './site-api';

const pathOf = (key: string) => `/api/product-texts/${encodeURIComponent(key)}`;

/** @param key that of the product's page */
export function useStoredSearchTexts(key: string) {
  return useQuery({
    queryKey: queryKeys.searchTextsOf(key),
    queryFn: ({ signal }) => callSite<ProductText>(pathOf(key), { signal }),
  });
}

/** @throws CallError, NoConnection */
export function putSearchTexts(
  key: string,
  change: ProductTextInput,
  ifMatch?: string,
): Promise<ProductText> {
  return callSite<ProductText>(pathOf(key), {
    method: 'PUT',
    json: change,
    ...(ifMatch !== undefined && { ifMatch }),
  });
}

export function usePatchSearchTexts(): (texts: ProductText) => void {
  const client = useQueryClient();
  return (texts) => void client.setQueryData(queryKeys.searchTextsOf(texts.key), texts);
}
