import { Badge, Box, Button, Heading, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useOrderProducts, useProducts } from '~/admin/data/products';
import { useHasDraft } from '~/admin/drafts/use-draft';
import { LoadFailure, Loading } from '~/admin/parts/load-state';
import { RefreshButton } from '~/admin/parts/refresh-button';
import { TabPage } from '~/admin/parts/tab-page';
import { useAccount } from '~/admin/session/account';
import { useTexts } from '~/i18n/texts';
import { NEW_PRODUCT } from './new-product';
import type { Product } from './product-fields';
import { editButtonId, ProductRow } from './product-row';
import { Sortable, SortableRow } from './sortable';

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
  const { data, error, refetch } = useProducts();
  return (
    <TabPage
      title={<span lang={literal.lang}>{literal.title}</span>}
      lead={list.lead}
      actions={
        <>
          <RefreshButton tab="products" />
          {may.projects.create && (
            <>
              {hasDraft('new-project', NEW_PRODUCT) && (
                <Badge colorPalette="yellow" px="2">
                  {form.unsaved}
                </Badge>
              )}
              <Button id={ADD_BUTTON_ID} size="sm" onClick={onAdd}>
                <Plus size={16} aria-hidden="true" />
                {actions.add}
              </Button>
            </>
          )}
        </>
      }
    >
      {data && <Rows products={data} onEdit={onEdit} />}
      {!data && (error ? <LoadFailure error={error} onRetry={() => refetch()} /> : <Loading />)}
    </TabPage>
  );
}

function Rows({ products, onEdit }: { products: readonly Product[]; onEdit: (key: string) => void }) {
  const { list } = useTexts('admin-products');
  const order = useOrderProducts();
  const nameOf = (key: string) => products.find((product) => product.key === key)?.title ?? key;
  const rowAfter = (key: string) => {
    const index = products.findIndex((product) => product.key === key);
    const neighbour = products[index + 1] ?? products[index - 1];
    return neighbour ? document.getElementById(editButtonId(neighbour.key)) : null;
  };
  if (products.length === 0) {
    return (
      <Box bg="bg" border="1px dashed" borderColor="border.emphasized" borderRadius="card" p="8">
        <Heading as="h3" fontSize="1.0625rem">
          {list.empty}
        </Heading>
        <Text mt="1" color="fg.subtle">
          {list.emptyText}
        </Text>
      </Box>
    );
  }
  return (
    <Sortable ids={products.map(({ key }) => key)} nameOf={nameOf} onOrder={(keys) => order.mutate(keys)}>
      <Box
        as="ol"
        aria-label={list.label}
        listStyleType="none"
        layerStyle="card"
        css={{ '& > li + li': { borderTop: '1px solid', borderColor: 'border' } }}
        overflow="clip"
      >
        {products.map((product) => (
          <SortableRow key={product.key} id={product.key} name={product.title}>
            {(handle) => (
              <ProductRow
                product={product}
                handle={handle}
                onEdit={() => onEdit(product.key)}
                focusAfterDeletion={() => rowAfter(product.key) ?? document.getElementById(ADD_BUTTON_ID)}
              />
            )}
          </SortableRow>
        ))}
      </Box>
    </Sortable>
  );
}
