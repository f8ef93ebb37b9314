import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ProductText } from 'contract/product-text';
import { queryKeys } from './query-keys';
import { callSite } from './site-api';

/** @param key that of the product's page */
export function useStoredSearchTexts(key: string) {
  return useQuery({
    queryKey: queryKeys.searchTextsOf(key),
    queryFn: ({ signal }) => callSite('GET /api/product-texts/{key}', { params: { key }, signal }),
  });
}

export function usePatchSearchTexts(): (texts: ProductText) => void {
  const client = useQueryClient();
  return (texts) => void client.setQueryData(queryKeys.searchTextsOf(texts.key), texts);
}
