import { Alert, Button } from '@chakra-ui/react';
import type { Language } from 'contract/languages';
import { useEffect, useRef, useState } from 'react';
import { type AdminLocation, hashOf, useAdminLocation } from '~/admin/admin-location';
import { useProducts } from '~/admin/data/products';
import { useDraft } from '~/admin/drafts/use-draft';
import { LoadFailure, Loading } from '~/admin/parts/load-state';
import { useAccount } from '~/admin/session/account';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { NEW_PRODUCT, NewProduct } from './new-product';
import { ProductEditor } from './product-editor';
import { ADD_BUTTON_ID, ProductList } from './product-list';
import { editButtonId } from './product-row';

function useLocationInTab(): AdminLocation {
  const { location } = useAdminLocation();
  const [shown, setShown] = useState(location);
  if (location.tab === 'products' && hashOf(location) !== hashOf(shown)) setShown(location);
  return shown;
}

function useFocusOnReturn(item: string | null) {
  const left = useRef(item);
  useEffect(() => {
    const before = left.current;
    left.current = item;
    if (item !== null || before === null) return;
    const id = before === NEW_PRODUCT ? ADD_BUTTON_ID : editButtonId(before);
    document.getElementById(id)?.focus();
  }, [item]);
}

export default function ProductsTab() {
  const { navigate, close } = useAdminLocation();
  const { may } = useAccount();
  const { item, language } = useLocationInTab();
  useFocusOnReturn(item);
  const open = (next: string | null) => navigate({ tab: 'products', item: next });
  if (item === null) return <ProductList onEdit={open} onAdd={() => open(NEW_PRODUCT)} />;
  if (item === NEW_PRODUCT && may.projects.create) {
    return <NewProduct onClose={() => open(null)} onCreated={open} />;
  }
  // Gives each product its own form.
  return <OpenProduct key={item} productKey={item} language={language} onClose={close} />;
}

interface OpenProductProps {
  productKey: string;
  language: Language | undefined;
  onClose: () => void;
}

function OpenProduct({ productKey, language, onClose }: OpenProductProps) {
  const { data, error, refetch } = useProducts();
  if (!data) return error ? <LoadFailure error={error} onRetry={() => refetch()} /> : <Loading />;
  const product = data.find(({ key }) => key === productKey);
  if (!product) return <MissingProduct productKey={productKey} onClose={onClose} />;
  return <ProductEditor product={product} language={language} onClose={onClose} />;
}

function MissingProduct({ productKey, onClose }: { productKey: string; onClose: () => void }) {
  const { editor } = useTexts('admin-products');
  const draft = useDraft({ kind: 'project', key: productKey }, {});
  return (
    <Alert.Root status="warning" borderRadius="card" alignItems="center" flexWrap="wrap">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{editor.gone}</Alert.Title>
        <Alert.Description>
          {fill(draft.isDirty ? editor.goneDraft : editor.goneText, { key: productKey })}
        </Alert.Description>
      </Alert.Content>
      {draft.isDirty && (
        <Button size="sm" variant="outline" onClick={draft.discard}>
          {editor.goneDiscard}
        </Button>
      )}
      <Button size="sm" onClick={onClose}>
        {editor.back}
      </Button>
    </Alert.Root>
  );
}
