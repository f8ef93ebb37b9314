import { Button, Heading, Stack, Text } from '@chakra-ui/react';
import { DEFAULT_LANGUAGE } from 'contract/languages';
import type { EditedSection } from 'contract/section';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useAdminLocation } from '~/admin/admin-location';
import { products } from '~/admin/data/products';
import { sections } from '~/admin/data/sections';
import { EntryField } from '~/admin/entry/entry-field';
import { textOf } from '~/admin/entry/entry-fields';
import { EntryForm } from '~/admin/entry/entry-form';
import type { Entry } from '~/admin/entry/use-entry';
import { useSectionEntry } from '~/admin/pages-tab/use-section-entry';
import type { LoadedQuery } from '~/admin/parts/load-state';
import { LoadFailure, Loading } from '~/admin/parts/load-state';
import { Quote } from '~/admin/parts/quote';
import { TermHints } from '~/admin/parts/term-hints';
import type { Product } from '~/admin/products-tab/product-fields';
import { useProductEntry } from '~/admin/products-tab/use-product-entry';
import type { TextRef } from '~/features/text-preview/text-table';
import { contentOf } from '~/i18n/content-text';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';

interface ContentPanelProps {
  textRef: TextRef;
  /** Leads back to the place in the page. */
  onLeave: () => void;
}

/** Edits one text of a section or a product where a page shows it, with the form of its tab. */
export function ContentPanel(props: ContentPanelProps) {
  const kind = contentOf(props.textRef.file)?.kind;
  return kind === 'project' ? <ProductPanel {...props} /> : <SectionPanel {...props} />;
}

function SectionPanel(props: ContentPanelProps) {
  const stored = sections.useAll();
  const key = contentOf(props.textRef.file)?.key;
  const section = stored.data?.find(({ sectionKey }) => sectionKey === key);
  return section ? <SectionText {...props} section={section} /> : <Missing stored={stored} />;
}

function ProductPanel(props: ContentPanelProps) {
  const stored = products.useAll();
  const key = contentOf(props.textRef.file)?.key;
  const product = stored.data?.find((one) => one.key === key);
  return product ? <ProductText {...props} product={product} /> : <Missing stored={stored} />;
}

/** Loads, has failed to, or somebody has deleted the entry meanwhile. */
function Missing({ stored }: { stored: LoadedQuery & { refetch: () => unknown } }) {
  const { content } = useTexts('admin-page-texts');
  if (stored.isError) return <LoadFailure error={stored.error} onRetry={() => void stored.refetch()} />;
  return stored.data ? <Text role="status">{content.gone}</Text> : <Loading />;
}

const SectionText = ({ section, ...props }: ContentPanelProps & { section: EditedSection }) => (
  <ContentField {...props} entry={useSectionEntry(section)} />
);

const ProductText = ({ product, ...props }: ContentPanelProps & { product: Product }) => (
  <ContentField {...props} entry={useProductEntry(product)} />
);

function ContentField({ textRef, onLeave, entry }: ContentPanelProps & { entry: Entry }) {
  const { panel, content } = useTexts('admin-page-texts');
  const { navigate } = useAdminLocation();
  const { language, key: field } = textRef;
  const { names, form, key } = entry;
  const root = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves the focus when another text is opened
  useEffect(() => {
    root.current?.querySelector<HTMLElement>('textarea, input')?.focus();
  }, [textRef.file, field, language]);
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onLeave();
  };
  const isSection = entry.kind === 'section';
  const german = textOf(form.values[names.of({ field, language: DEFAULT_LANGUAGE })]);
  return (
    <Stack ref={root} gap="4" onKeyDown={leave}>
      <div>
        <Heading as="h3" fontSize="1rem">
          {panel.title}
        </Heading>
        <Text fontSize="0.8125rem" color="fg.subtle" overflowWrap="anywhere">
          {fill(isSection ? content.section : content.product, { key })}
        </Text>
      </div>
      {language !== DEFAULT_LANGUAGE && (
        <Quote label={panel.german} language={DEFAULT_LANGUAGE}>
          {german}
        </Quote>
      )}
      <EntryForm entries={[entry]} beside={language} onBeside={() => undefined} onClose={onLeave}>
        <EntryField entry={entry} place={{ field, language }} />
        <TermHints
          german={german}
          text={textOf(form.values[names.of({ field, language })])}
          language={language}
        />
        <Button
          size="sm"
          variant="outline"
          alignSelf="start"
          onClick={() => navigate({ tab: isSection ? 'pages' : 'products', item: key, language })}
        >
          {isSection ? content.openSection : content.openProduct}
        </Button>
      </EntryForm>
    </Stack>
  );
}
