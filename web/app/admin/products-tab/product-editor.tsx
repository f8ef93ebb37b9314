import { Alert, Badge, Box, Button, Flex, Grid, Heading } from '@chakra-ui/react';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from 'contract/languages';
import { ArrowLeft, ExternalLink } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useOneAtATime } from '~/admin/data/one-at-a-time';
import { type DraftForm, useDraft } from '~/admin/drafts/use-draft';
import { BackLabel } from '~/admin/parts/back-label';
import { ConflictPanel } from '~/admin/parts/conflict-panel';
import { longDate } from '~/admin/parts/dates';
import { languageBeside } from '~/admin/parts/judged-languages';
import { labelIn } from '~/admin/parts/language-name';
import { LoadFailure } from '~/admin/parts/load-state';
import { SaveBar } from '~/admin/parts/save-bar';
import { TabPage } from '~/admin/parts/tab-page';
import { useAccount } from '~/admin/session/account';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { ButtonLink } from '~/ui/button-link';
import { CardPreview } from './card-preview';
import { previewAddress } from './preview-address';
import {
  fieldIn,
  fieldsOf,
  isSharedTooLong,
  isWebAddressOrEmpty,
  type Product,
  textOf,
  tooLongIn,
} from './product-fields';
import { ProductSettings } from './product-settings';
import { languageStates, ProductTexts } from './product-texts';
import { tooLongSearchTexts } from './search-fields';
import { useSearchRows } from './search-rows';
import { useSaveProduct } from './use-save-product';
import { useSearchTexts } from './use-search-texts';

interface ProductEditorProps {
  product: Product;
  language?: Language | undefined;
  onClose: () => void;
}

const NO_FAULTS = { title: false, externalUrl: false, isRefused: false };

function labelFrom(labels: Readonly<Record<string, string>>): (name: string) => string {
  return (name) => {
    const [field = '', language] = name.split('.');
    const label = labels[field] ?? field;
    return isLanguage(language) ? labelIn(label, language) : label;
  };
}

function combined(
  ...forms: [DraftForm, DraftForm]
): Pick<DraftForm, 'isDirty' | 'conflicts' | 'discard' | 'touchedAt'> {
  return {
    isDirty: forms.some(({ isDirty }) => isDirty),
    conflicts: forms.flatMap(({ conflicts }) => conflicts),
    discard: () => {
      for (const form of forms) form.discard();
    },
    touchedAt: Math.max(...forms.map(({ touchedAt }) => touchedAt ?? 0)) || null,
  };
}

export function ProductEditor({ product, language, onClose }: ProductEditorProps) {
  const { editor, hints, fields, search: searchCopy } = useTexts('admin-products');
  const { form: formTexts } = useTexts('admin');
  const { may } = useAccount();
  const isReadOnly = !may.projects.update;
  const form = useDraft({ kind: 'project', key: product.key }, fieldsOf(product));
  const { save, isSaving } = useSaveProduct(product, form);
  const { search, error: searchError, retry: retrySearch } = useSearchTexts(product.key);
  const states = languageStates(product, form);
  const [beside, setBeside] = useState(() => languageBeside(states, language));
  const [faults, setFaults] = useState(NO_FAULTS);
  const fieldset = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLSpanElement>(null);
  useEffect(() => heading.current?.focus(), []);
  // After rendering: the field may be of a language that was hidden.
  useEffect(() => {
    if (faults.isRefused) fieldset.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [faults]);

  const labelOf = labelFrom(fields);
  const searchLabelOf = labelFrom(searchCopy.fields);
  const rows = useSearchRows({
    productKey: product.key,
    search,
    language: beside,
    isReadOnly: !may.productTexts.update,
  });
  const calls = useOneAtATime();
  /** Stops at the first failure, so that a success does not replace its notice. */
  const saveAll = async () => {
    if (form.isDirty && !(await save())) return;
    if (search?.form.isDirty) await search.save();
  };
  const onSave = () => {
    const title = textOf(form.values, fieldIn('title', DEFAULT_LANGUAGE)).trim() === '';
    const externalUrl = !isWebAddressOrEmpty(textOf(form.values, 'externalUrl'));
    const tooLong = [...tooLongIn(form.values), ...tooLongSearchTexts(search?.form.values ?? {})];
    const isRefused = title || externalUrl || tooLong.length > 0 || isSharedTooLong(form.values);
    setFaults({ title, externalUrl, isRefused });
    if (!isRefused) return void calls.once(saveAll);
    const [first] = tooLong;
    if (first && first !== DEFAULT_LANGUAGE) setBeside(first);
  };
  const whole = search ? combined(form, search.form) : form;
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
        actions={<EditorActions product={product} isDirty={whole.isDirty} />}
      >
        {isReadOnly && (
          <Alert.Root status="info" mb="5" borderRadius="card">
            <Alert.Indicator />
            <Alert.Title>{hints.readOnly}</Alert.Title>
          </Alert.Root>
        )}
        <ConflictPanel
          form={form}
          updatedBy={product.updatedBy}
          lastUpdated={product.lastUpdated}
          labelOf={labelOf}
        />
        {search && (
          <ConflictPanel
            form={search.form}
            updatedBy={search.text.updatedBy}
            lastUpdated={search.text.lastUpdated}
            labelOf={searchLabelOf}
          />
        )}
        <Grid
          ref={fieldset}
          templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 21rem' }}
          gap="5"
          alignItems="start"
        >
          <Panel title={editor.texts}>
            <ProductTexts
              product={product}
              form={form}
              states={states}
              language={beside}
              onLanguage={setBeside}
              isReadOnly={isReadOnly}
              isTitleMissing={faults.title}
              search={rows}
            />
            {searchError && !search && may.productTexts.read && (
              <Box mt="5">
                <LoadFailure error={searchError} onRetry={retrySearch} />
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
              <ProductSettings
                isActive={form.values.isActive === true}
                status={textOf(form.values, 'status')}
                color={textOf(form.values, 'color')}
                icon={textOf(form.values, 'icon')}
                illustration={textOf(form.values, 'illustration')}
                scene={textOf(form.values, 'scene')}
                sample={textOf(form.values, 'sample')}
                externalUrl={textOf(form.values, 'externalUrl')}
                isReadOnly={isReadOnly}
                isUrlWrong={faults.externalUrl}
                set={form.set}
              />
            </Panel>
            <CardPreview productKey={product.key} values={form.values} />
          </Grid>
        </Grid>
        <SaveBar
          form={whole}
          isSaving={isSaving || (search?.isSaving ?? false)}
          onSave={isReadOnly && !may.productTexts.update ? null : onSave}
          onClose={onClose}
        />
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
