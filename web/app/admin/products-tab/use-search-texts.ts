import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ProductText } from 'contract/product-text';
import { callSite } from '~/admin/calls/site-api';
import { type DraftForm, useDraft } from '~/admin/drafts/use-draft';
import { productTextKey } from '~/admin/translations/use-confirmation';
import { canonicalProduct } from '~/features/products/products';
import { searchChangeOf, searchFieldsOf, tidiedSearchText } from './search-fields';
import { useSaveDraft } from './use-save-draft';

const pathOf = (key: string) => `/api/product-texts/${encodeURIComponent(key)}`;

/** What search engines are told of a product, to be edited. */
export interface SearchTexts {
  text: ProductText;
  form: DraftForm;
  /** Answers whether it is stored. */
  save: () => Promise<boolean>;
  isSaving: boolean;
}

/** The texts, null until they are there, and why they are not. */
export function useSearchTexts(productKey: string) {
  const key = canonicalProduct(productKey);
  const client = useQueryClient();
  const queryKey = productTextKey(key);
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () => callSite<ProductText>(pathOf(key)),
  });
  const form = useDraft({ kind: 'product-text', key }, data ? searchFieldsOf(data) : {});
  const { save, isSaving } = useSaveDraft<ProductText>({
    form,
    put: (changes) =>
      callSite(pathOf(key), {
        method: 'PUT',
        json: searchChangeOf(changes),
        ...(data && { ifMatch: data.etag }),
      }),
    tidied: tidiedSearchText,
    fieldsOf: searchFieldsOf,
    keep: (saved) => client.setQueryData(queryKey, saved),
    // Nobody may look at the table of translations: it would not ask by itself.
    onSaved: () => void client.invalidateQueries({ queryKey: ['translations'], refetchType: 'all' }),
  });
  const search: SearchTexts | null = data ? { text: data, form, save, isSaving } : null;
  return { search, error, retry: () => void refetch() };
}
