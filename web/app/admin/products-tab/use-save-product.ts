import { putProduct, usePatchProduct } from '~/admin/data/products';
import { useSave } from '~/admin/data/use-save';
import type { DraftForm } from '~/admin/drafts/use-draft';
import { useTexts } from '~/i18n/texts';
import { changeOf, fieldsOf, type Product, tidied } from './product-fields';
import { useConflictNotice } from './use-conflict-notice';

export function useSaveProduct(product: Product, form: Pick<DraftForm, 'changes' | 'settle'>) {
  const { literal } = useTexts('admin-products');
  const { save, isSaving } = useSave<Product>({
    change: 'project',
    patchCache: usePatchProduct(),
    savedNotice: { title: literal.updated },
    conflictNotice: useConflictNotice(),
  });
  const saveChanges = () =>
    save({
      sent: form.changes,
      send: (sent) => putProduct(product.key, changeOf(tidied(sent)), product.etag),
      onSaved: (saved, sent) => form.settle(fieldsOf(saved), sent),
    });
  return { save: saveChanges, isSaving };
}
