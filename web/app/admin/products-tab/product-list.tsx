import { Badge, Button } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useOrderProducts, useProducts } from '~/admin/data/products';
import { useHasDraft } from '~/admin/drafts/use-draft';
import { NEW_ENTRY } from '~/admin/entry/new-entry';
import { DeletedEntries } from '~/admin/list/deleted-entries';
import { EntryList } from '~/admin/list/entry-list';
import { ListTab } from '~/admin/list/list-tab';
import { useAccount } from '~/admin/session/account';
import { useTexts } from '~/i18n/texts';
import { DeleteProduct } from './delete-product';
import type { Product } from './product-fields';
import { editButtonId, ProductRow } from './product-row';

export const ADD_BUTTON_ID = 'products-add';

interface ProductListProps {
  onEdit: (key: string) => void;
  onAdd: () => void;
}

export function ProductList({ onEdit, onAdd }: ProductListProps) {
  const { literal, actions, list } = useTexts('admin-products');
  const { form } = useTexts('admin');
  const { may } = useAccount();
  const hasDraft = useHasDraft();
  const query = useProducts();
  const products = query.data ?? [];
  const order = useOrderProducts();
  const [asked, setAsked] = useState<{ product: Product; focusAfter: string } | null>(null);
  const askToDelete = (product: Product) => {
    const place = products.indexOf(product);
    // Found before the deletion, while the product is still in the list.
    const neighbour = products[place + 1] ?? products[place - 1];
    setAsked({ product, focusAfter: neighbour ? editButtonId(neighbour.key) : ADD_BUTTON_ID });
  };
  return (
    <ListTab
      tab="products"
      title={<span lang={literal.lang}>{literal.title}</span>}
      lead={list.lead}
      actions={
        may.projects.create && (
          <>
            {hasDraft('new-project', NEW_ENTRY) && (
              <Badge colorPalette="yellow" px="2">
                {form.unsaved}
              </Badge>
            )}
            <Button id={ADD_BUTTON_ID} size="sm" onClick={onAdd}>
              <Plus size={16} aria-hidden="true" />
              {actions.add}
            </Button>
          </>
        )
      }
      above={
        asked && (
          <DeleteProduct
            product={asked.product}
            onClose={() => setAsked(null)}
            focusAfter={() => document.getElementById(asked.focusAfter)}
          />
        )
      }
      below={may.projects.create && <DeletedEntries kind="project" />}
      query={query}
      empty={products.length === 0 && { title: list.empty, text: list.emptyText }}
    >
      <EntryList
        query={query}
        entries={products}
        idOf={({ key }) => key}
        texts={list}
        order={{
          nameOf: ({ title }) => title,
          onOrder: (keys) => order.mutate(keys),
          mayChange: may.projects.update,
        }}
        row={(product, handle) => (
          <ProductRow
            product={product}
            handle={handle}
            onEdit={() => onEdit(product.key)}
            onDelete={() => askToDelete(product)}
          />
        )}
      />
    </ListTab>
  );
}
