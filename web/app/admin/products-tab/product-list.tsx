import { useOrderProducts, useProducts } from '~/admin/data/products';
import { OrderedTab } from '~/admin/list/ordered-tab';
import { useAccount } from '~/admin/session/account';
import { useTexts } from '~/i18n/texts';
import { DeleteProduct } from './delete-product';
import { editButtonId, ProductRow } from './product-row';

export const ADD_BUTTON_ID = 'products-add';

interface ProductListProps {
  onEdit: (key: string) => void;
  onAdd: () => void;
}

export function ProductList({ onEdit, onAdd }: ProductListProps) {
  const { literal, actions, list } = useTexts('admin-products');
  const { may } = useAccount();
  const order = useOrderProducts();
  return (
    <OrderedTab
      tab="products"
      title={<span lang={literal.lang}>{literal.title}</span>}
      kind="project"
      newKind="new-project"
      may={may.projects}
      query={useProducts()}
      nameOf={({ title }) => title}
      texts={list}
      addLabel={actions.add}
      addId={ADD_BUTTON_ID}
      editId={editButtonId}
      onAdd={onAdd}
      onOrder={(keys) => order.mutate(keys)}
      row={(product, row) => <ProductRow product={product} onEdit={() => onEdit(product.key)} {...row} />}
      deletion={({ item, ...dialog }) => <DeleteProduct product={item} {...dialog} />}
    />
  );
}
