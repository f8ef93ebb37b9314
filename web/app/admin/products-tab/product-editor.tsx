import { Box, Grid } from '@chakra-ui/react';
import type { Language } from 'contract/languages';
import { useState } from 'react';
import { SharedFields } from '~/admin/entry/entry-field';
import { textOf } from '~/admin/entry/entry-fields';
import { EntryForm } from '~/admin/entry/entry-form';
import { EntryPage, EntryPanel } from '~/admin/entry/entry-page';
import { EntryTexts } from '~/admin/entry/entry-texts';
import { judgedLanguages, languageBeside } from '~/admin/parts/judged-languages';
import { LoadFailure } from '~/admin/parts/load-state';
import { useAccount } from '~/admin/session/account';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { CardPreview } from './card-preview';
import { ProductColorContext } from './look-choice';
import { previewAddress } from './preview-address';
import type { Product } from './product-fields';
import { useProductEntry } from './use-product-entry';
import { useSearchEntry } from './use-search-entry';

interface ProductEditorProps {
  product: Product;
  language?: Language | undefined;
  onClose: () => void;
}

export function ProductEditor({ product, language, onClose }: ProductEditorProps) {
  const { editor, actions, list } = useTexts('admin-products');
  const { may } = useAccount();
  const entry = useProductEntry(product);
  const search = useSearchEntry(product.key);
  const [beside, setBeside] = useState(() => languageBeside(judgedLanguages(entry.judged), language));

  const entries = search.entry ? ([entry, search.entry] as const) : ([entry] as const);
  const { values } = entry.form;
  const { title: name } = product;
  return (
    <EntryPage
      name={name}
      stored={product}
      isDirty={entries.some(({ form }) => form.isDirty)}
      back={editor.back}
      onClose={onClose}
      preview={{
        label: actions.preview,
        name: fill(list.previewOf, { name }),
        href: previewAddress(product),
      }}
    >
      <EntryForm entries={entries} beside={beside} onBeside={setBeside} onClose={onClose}>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 21rem' }}
          gap="5"
          alignItems="start"
        >
          <EntryPanel title={editor.texts}>
            <EntryTexts entries={entries} />
            {search.error && !search.entry && may.productTexts.read && (
              <Box mt="5">
                <LoadFailure error={search.error} onRetry={search.retry} />
              </Box>
            )}
          </EntryPanel>
          <Grid
            gap="5"
            templateColumns={{
              base: 'minmax(0, 1fr)',
              md: 'repeat(2, minmax(0, 1fr))',
              xl: 'minmax(0, 1fr)',
            }}
            alignItems="start"
          >
            <EntryPanel title={editor.settings}>
              <ProductColorContext.Provider value={textOf(values.color)}>
                <SharedFields entry={entry} />
              </ProductColorContext.Provider>
            </EntryPanel>
            <CardPreview productKey={product.key} values={values} />
          </Grid>
        </Grid>
      </EntryForm>
    </EntryPage>
  );
}
