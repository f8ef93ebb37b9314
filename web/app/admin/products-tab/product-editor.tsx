import { Badge, Box, Button, Flex, Grid, Heading } from '@chakra-ui/react';
import type { Language } from 'contract/languages';
import { ArrowLeft, ExternalLink } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { SharedFields } from '~/admin/entry/entry-field';
import { textOf } from '~/admin/entry/entry-fields';
import { EntryForm } from '~/admin/entry/entry-form';
import { EntryTexts } from '~/admin/entry/entry-texts';
import { BackLabel } from '~/admin/parts/back-label';
import { longDate } from '~/admin/parts/dates';
import { judgedLanguages, languageBeside } from '~/admin/parts/judged-languages';
import { LoadFailure } from '~/admin/parts/load-state';
import { TabPage } from '~/admin/parts/tab-page';
import { useAccount } from '~/admin/session/account';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { ButtonLink } from '~/ui/button-link';
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
  const { editor } = useTexts('admin-products');
  const { form: formTexts } = useTexts('admin');
  const { may } = useAccount();
  const entry = useProductEntry(product);
  const search = useSearchEntry(product.key);
  const [beside, setBeside] = useState(() => languageBeside(judgedLanguages(entry.judged), language));
  const heading = useRef<HTMLSpanElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const entries = search.entry ? ([entry, search.entry] as const) : ([entry] as const);
  const { values } = entry.form;
  const date = longDate(product.lastUpdated);
  return (
    <>
      <Button variant="plain" size="sm" px="0" mb="2" color="petrol" onClick={onClose}>
        <ArrowLeft size={16} aria-hidden="true" />
        <BackLabel>{editor.back}</BackLabel>
      </Button>
      <TabPage
        title={
          <Box as="span" ref={heading} tabIndex={-1} outline="none" overflowWrap="anywhere">
            {product.title}
          </Box>
        }
        lead={
          product.updatedBy
            ? fill(formTexts.lastUpdatedBy, { date, name: product.updatedBy })
            : fill(formTexts.lastUpdated, { date })
        }
        actions={<EditorActions product={product} isDirty={entries.some(({ form }) => form.isDirty)} />}
      >
        <EntryForm entries={entries} beside={beside} onBeside={setBeside} onClose={onClose}>
          <Grid
            templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 21rem' }}
            gap="5"
            alignItems="start"
          >
            <Panel title={editor.texts}>
              <EntryTexts entries={entries} />
              {search.error && !search.entry && may.productTexts.read && (
                <Box mt="5">
                  <LoadFailure error={search.error} onRetry={search.retry} />
                </Box>
              )}
            </Panel>
            <Grid
              gap="5"
              templateColumns={{
                base: 'minmax(0, 1fr)',
                md: 'repeat(2, minmax(0, 1fr))',
                xl: 'minmax(0, 1fr)',
              }}
              alignItems="start"
            >
              <Panel title={editor.settings}>
                <ProductColorContext.Provider value={textOf(values.color)}>
                  <SharedFields entry={entry} />
                </ProductColorContext.Provider>
              </Panel>
              <CardPreview productKey={product.key} values={values} />
            </Grid>
          </Grid>
        </EntryForm>
      </TabPage>
    </>
  );
}

function EditorActions({ product, isDirty }: { product: Product; isDirty: boolean }) {
  const { actions, list } = useTexts('admin-products');
  const { form } = useTexts('admin');
  return (
    <Flex align="center" gap="3" wrap="wrap">
      {isDirty && (
        <Badge colorPalette="yellow" px="2" minH="6">
          {form.unsaved}
        </Badge>
      )}
      <ButtonLink size="sm" variant="outline">
        <a
          href={previewAddress(product)}
          target="_blank"
          rel="noopener"
          aria-label={fill(list.previewOf, { name: product.title })}
        >
          {actions.preview}
          <ExternalLink size={15} aria-hidden="true" />
        </a>
      </ButtonLink>
    </Flex>
  );
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="section" layerStyle="card" p={{ base: '4', md: '5' }}>
      <Heading as="h3" fontSize="1.0625rem" mb="4">
        {title}
      </Heading>
      {children}
    </Box>
  );
}
