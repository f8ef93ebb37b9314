import { List, Text } from '@chakra-ui/react';
import { useDraft, useHasDraft } from '~/admin/drafts/use-draft';
import { ConfirmDialog } from '~/admin/parts/confirm-dialog';
import { useFailureNotice } from '~/admin/parts/notices';
import { fill, useTexts } from '~/i18n/texts';
import { productPath } from '~/products';
import { notify } from '~/ui/toast';
import { hasBuiltInPage } from './built-in-pages';
import { fieldsOf, type Product } from './product-fields';
import { useDeleteProduct } from './use-products';

interface DeleteProductProps {
  product: Product;
  isOpen: boolean;
  onCancel: () => void;
  onDeleted: () => void;
}

/** Asks before a product goes, and says what goes with it. */
export function DeleteProduct({ product, isOpen, onCancel, onDeleted }: DeleteProductProps) {
  const { removal } = useTexts('admin-products');
  const { failure } = useTexts('admin');
  const notifyFailure = useFailureNotice();
  const hasDraft = useHasDraft();
  const draft = useDraft({ kind: 'project', key: product.key }, fieldsOf(product));
  const { mutate, isPending } = useDeleteProduct();
  const address = productPath(product.key);
  const hasOwnPage = !hasBuiltInPage(product.key);
  const goes = [
    ...(product.isActive ? [removal.card] : []),
    removal.texts,
    ...(hasOwnPage ? [fill(removal.page, { address })] : []),
    ...(hasDraft('project', product.key) ? [removal.draft] : []),
  ];
  const onConfirm = () => {
    if (isPending) return;
    mutate(product.key, {
      onSuccess: () => {
        draft.discard();
        notify({ title: removal.done });
        onDeleted();
      },
      onError: (error) => {
        notifyFailure(failure.delete, error, 'unchanged');
        onCancel();
      },
    });
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={fill(removal.title, { name: product.title })}
      cancel={{ label: removal.cancel, onChoose: onCancel }}
      answers={[{ label: removal.confirm, isDangerous: true, onChoose: onConfirm }]}
    >
      <Text>{removal.lead}</Text>
      <List.Root mt="2" ps="5">
        {goes.map((thing) => (
          <List.Item key={thing} overflowWrap="anywhere">
            {thing}
          </List.Item>
        ))}
      </List.Root>
      {!hasOwnPage && <Text mt="3">{fill(removal.pageStays, { address })}</Text>}
    </ConfirmDialog>
  );
}
