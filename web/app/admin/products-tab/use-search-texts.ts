import type { ProductText } from 'contract/product-text';
import { putSearchTexts, usePatchSearchTexts, useStoredSearchTexts } from '~/admin/data/search-texts';
import { useSave } from '~/admin/data/use-save';
import { type DraftForm, useDraft } from '~/admin/drafts/use-draft';
import { canonicalProduct } from '~/features/products/products';
import { useTexts } from '~/i18n/texts';
import { searchChangeOf, searchFieldsOf } from './search-fields';
import { useConflictNotice } from './use-conflict-notice';

export interface SearchTexts {
  text: ProductText;
  form: DraftForm;
  save: () => Promise<boolean>;
  isSaving: boolean;
}

export function useSearchTexts(productKey: string) {
  const key = canonicalProduct(productKey);
  const { literal } = useTexts('admin-products');
  const { data, error, refetch } = useStoredSearchTexts(key);
  const form = useDraft({ kind: 'product-text', key }, data ? searchFieldsOf(data) : {});
  const { save, isSaving } = useSave<ProductText>({
    change: 'product-text',
    patchCache: usePatchSearchTexts(),
    savedNotice: { title: literal.updated },
    conflictNotice: useConflictNotice(),
  });
  const saveChanges = () =>
    save({
      sent: form.changes,
      send: (sent) => putSearchTexts(key, searchChangeOf(sent), data?.etag),
      onSaved: (saved, sent) => form.settle(searchFieldsOf(saved), sent),
    });
  const search: SearchTexts | null = data ? { text: data, form, save: saveChanges, isSaving } : null;
  return { search, error, retry: () => void refetch() };
}
