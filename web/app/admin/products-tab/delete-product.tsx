import { List, Text } from '@chakra-ui/react';
import { products } from '~/admin/data/products';
import { useDraft } from '~/admin/drafts/use-draft';
import { Deletion } from '~/admin/list/deletion';
import { productPath } from '~/features/products/products';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { fieldsOf, type Product } from './product-fields';

interface DeleteProductProps {
  product: Product;
  onClose: () => void;
  focusAfter: () => HTMLElement | null;
}

export function DeleteProduct({ product, onClose, focusAfter }: DeleteProductProps) {
  const { removal } = useTexts('admin-products');
  const draft = useDraft({ kind: 'project', key: product.key }, fieldsOf(product));
  const { mutateAsync } = products.useDelete(draft.discard);
  const goes = [
    ...(product.isActive ? [removal.card] : []),
    removal.texts,
    fill(removal.page, { address: productPath(product.key) }),
    ...(draft.isDirty ? [removal.draft] : []),
  ];
  return (
    <Deletion
      isOpen
      title={fill(removal.title, { name: product.title })}
      page={{ kind: 'project', key: product.key }}
      texts={removal}
      remove={() => mutateAsync(product.key)}
      onClose={onClose}
      focusAfter={focusAfter}
    >
      <Text>{removal.lead}</Text>
      <List.Root mt="2" ps="5">
        {goes.map((thing) => (
          <List.Item key={thing} overflowWrap="anywhere">
            {thing}
          </List.Item>
        ))}
      </List.Root>
    </Deletion>
  );
}
