import type { Language } from 'contract/languages';
import { useAdminLocation } from '~/admin/admin-location';
import { useProducts } from '~/admin/data/products';
import { NEW_ENTRY } from '~/admin/entry/new-entry';
import { OpenedEntry } from '~/admin/entry/opened-entry';
import { useFocusOnReturn, useLocationInTab } from '~/admin/parts/location-in-tab';
import { useAccount } from '~/admin/session/account';
import { useTexts } from '~/i18n/texts';
import { NewProduct } from './new-product';
import { ProductEditor } from './product-editor';
import { ADD_BUTTON_ID, ProductList } from './product-list';
import { editButtonId } from './product-row';

export default function ProductsTab() {
  const { navigate, close } = useAdminLocation();
  const { may } = useAccount();
  const { item, language } = useLocationInTab('products');
  useFocusOnReturn(item, (left) => (left === NEW_ENTRY ? ADD_BUTTON_ID : editButtonId(left)));
  const open = (next: string | null) => navigate({ tab: 'products', item: next });
  if (item === null) return <ProductList onEdit={open} onAdd={() => open(NEW_ENTRY)} />;
  if (item === NEW_ENTRY && may.projects.create) {
    return <NewProduct onClose={() => open(null)} onCreated={open} />;
  }
  return <OpenProduct key={item} productKey={item} language={language} onClose={close} />;
}

interface OpenProductProps {
  productKey: string;
  language: Language | undefined;
  onClose: () => void;
}

function OpenProduct({ productKey, language, onClose }: OpenProductProps) {
  const { editor } = useTexts('admin-products');
  return (
    <OpenedEntry
      entry={{ kind: 'project', key: productKey }}
      query={useProducts()}
      words={editor}
      onClose={onClose}
    >
      {(product) => <ProductEditor product={product} language={language} onClose={onClose} />}
    </OpenedEntry>
  );
}
