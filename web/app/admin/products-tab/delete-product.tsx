import { List, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import { useDeleteProduct } from '~/admin/data/products';
import { useDraft, useHasDraft } from '~/admin/drafts/use-draft';
import { ConfirmDialog } from '~/admin/parts/confirm-dialog';
import { useFailureNotice } from '~/admin/parts/notices';
import { productPath } from '~/features/products/products';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { notify } from '~/ui/toast';
import { fieldsOf, type Product } from './product-fields';

interface DeleteProductProps {
  product: Product;
  isOpen: boolean;
  onClose: () => void;
  focusAfter: () => HTMLElement | null;
}

export function DeleteProduct({ product, isOpen, onClose, focusAfter }: DeleteProductProps) {
  const { removal } = useTexts('admin-products');
  const { failure } = useTexts('admin');
  const notifyFailure = useFailureNotice();
  const hasDraft = useHasDraft();
  const draft = useDraft({ kind: 'project', key: product.key }, fieldsOf(product));
  const { mutate } = useDeleteProduct();
  const isDeleted = useRef(false);
  const goes = [
    ...(product.isActive ? [removal.card] : []),
    removal.texts,
    fill(removal.page, { address: productPath(product.key) }),
    ...(hasDraft('project', product.key) ? [removal.draft] : []),
  ];
  const onConfirm = () =>
    mutate(product.key, {
      onSuccess: () => {
        isDeleted.current = true;
        draft.discard();
        notify({ title: removal.done });
        onClose();
      },
      onError: (error) => {
        notifyFailure(failure.delete, error, 'unchanged');
        onClose();
      },
    });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={fill(removal.title, { name: product.title })}
      cancel={{ label: removal.cancel, onChoose: onClose }}
      answers={[{ label: removal.confirm, isDangerous: true, onChoose: onConfirm }]}
      finalFocusEl={() => (isDeleted.current ? focusAfter() : null)}
    >
      <Text>{removal.lead}</Text>
      <List.Root mt="2" ps="5">
        {goes.map((thing) => (
          <List.Item key={thing} overflowWrap="anywhere">
            {thing}
          </List.Item>
        ))}
      </List.Root>
    </ConfirmDialog>
  );
}
