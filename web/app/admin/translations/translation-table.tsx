import { Box, Button, Flex, NativeSelect, Table, Text, VisuallyHidden } from '@chakra-ui/react';
import { LANGUAGE_CODES, type Language } from 'contract/languages';
import type { Translation } from 'contract/translation';
import { TRANSLATION_STATES } from 'contract/translation-state';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from '~/admin/data/translations';
import { languageName } from '~/admin/parts/language-name';
import { LoadFailure, Loading } from '~/admin/parts/load-state';
import { RefreshButton } from '~/admin/parts/refresh-button';
import { SearchField } from '~/admin/parts/search-field';
import { StateLegend } from '~/admin/parts/state-legend';
import { TabPage } from '~/admin/parts/tab-page';
import { TRANSLATION_LOOKS } from '~/admin/parts/translation-badge';
import { useAccount } from '~/admin/session/account';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { ReviewDialog } from './review-dialog';
import { StateLink } from './state-link';
import { completeByLanguage, isOpen, rowsByKind } from './translation-rows';

export function TranslationTable({ onBack }: { onBack: () => void }) {
  const { table } = useTexts('admin-translations');
  const translations = useTranslations({
    // Strapi's panel alone writes and deletes posts, for example.
    isRefetchedOnMount: true,
  });
  return (
    <TabPage
      title={table.title}
      lead={table.lead}
      actions={
        <>
          <RefreshButton tab="pages" />
          <Button size="sm" variant="outline" onClick={onBack}>
            <ArrowLeft size={16} aria-hidden="true" />
            {table.back}
          </Button>
        </>
      }
    >
      {translations.data ? (
        <Overview rows={translations.data} />
      ) : translations.isError ? (
        <LoadFailure error={translations.error} onRetry={() => translations.refetch()} />
      ) : (
        <Loading />
      )}
    </TabPage>
  );
}

function Overview({ rows }: { rows: readonly Translation[] }) {
  const { table, filter } = useTexts('admin-translations');
  const [onlyOpen, setOnlyOpen] = useState(false);
  const [search, setSearch] = useState('');
  const groups = rowsByKind(rows, { onlyOpen, search });
  const products = rows.filter(({ kind }) => kind === 'project').map(({ key }) => key);
  const isAllDone = onlyOpen && search === '' && !rows.some(isOpen);
  return (
    <>
      <Flex gap="3" wrap="wrap" mb="4">
        <NativeSelect.Root size="sm" w={{ base: 'full', sm: '18rem' }}>
          <NativeSelect.Field
            aria-label={filter.label}
            value={onlyOpen ? 'open' : 'all'}
            onChange={({ target }) => setOnlyOpen(target.value === 'open')}
          >
            <option value="all">{filter.all}</option>
            <option value="open">{filter.open}</option>
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
        <SearchField
          w={{ base: 'full', sm: '16rem' }}
          label={filter.search}
          value={search}
          onChange={setSearch}
        />
      </Flex>
      <Summary rows={rows} />
      {groups.length === 0 ? (
        <Text role="status" color="fg.subtle">
          {isAllDone ? table.allComplete : table.noEntries}
        </Text>
      ) : (
        <States groups={groups} products={products} />
      )}
      <Legend />
    </>
  );
}

function Summary({ rows }: { rows: readonly Translation[] }) {
  const { table } = useTexts('admin-translations');
  return (
    <Flex as="ul" listStyleType="none" wrap="wrap" columnGap="5" rowGap="1" mb="4" fontSize="0.875rem">
      {completeByLanguage(rows).map(({ language, count, total }) => (
        <Text as="li" key={language} color={count === total ? 'fg.subtle' : 'signal.amberDeep'}>
          {fill(table.summary, { language: languageName(language), count, total })}
        </Text>
      ))}
    </Flex>
  );
}

const cellId = ({ kind, key }: Translation, language: Language) => `translation-${kind}-${key}-${language}`;

interface Reviewed {
  row: Translation;
  language: Language;
  panelHref: string;
}

interface StatesProps {
  groups: ReturnType<typeof rowsByKind>;
  products: readonly string[];
}

function States({ groups, products }: StatesProps) {
  const { table, kinds } = useTexts('admin-translations');
  const { may } = useAccount();
  const [reviewed, setReviewed] = useState<Reviewed | null>(null);
  return (
    <>
      {reviewed && (
        <ReviewDialog
          {...reviewed}
          mayConfirm={may.sections.update}
          onClose={() => setReviewed(null)}
          // Its button may have become a link meanwhile.
          focusAfter={() =>
            document.getElementById(cellId(reviewed.row, reviewed.language))?.querySelector('a, button') ??
            null
          }
        />
      )}
      <Box
        layerStyle="card"
        // Contains the visually hidden texts, which are positioned absolutely and would overflow.
        position="relative"
        overflowX="auto"
        role="region"
        aria-label={table.title}
        tabIndex={0}
      >
        <Table.Root size="sm" minW="38rem">
          <Table.Header>
            <Table.Row bg="transparent">
              <Table.ColumnHeader py="3" color="fg.subtle">
                {table.name}
              </Table.ColumnHeader>
              {LANGUAGE_CODES.map((code) => (
                <Table.ColumnHeader key={code} w="14" px="1" textAlign="center" color="fg.subtle">
                  <span aria-hidden="true" title={languageName(code)}>
                    {code.toUpperCase()}
                  </span>
                  <VisuallyHidden>{languageName(code)}</VisuallyHidden>
                </Table.ColumnHeader>
              ))}
            </Table.Row>
          </Table.Header>
          {groups.map(({ kind, rows }) => (
            <Table.Body key={kind}>
              <Table.Row bg="bg.subtle">
                <Table.ColumnHeader
                  scope="rowgroup"
                  colSpan={LANGUAGE_CODES.length + 1}
                  fontSize="0.8125rem"
                  color="fg"
                >
                  {kinds[kind]}
                </Table.ColumnHeader>
              </Table.Row>
              {rows.map((row) => (
                <Table.Row key={row.key} bg="transparent">
                  <Table.ColumnHeader scope="row" fontWeight="500" maxW="28rem" overflowWrap="anywhere">
                    {row.name}
                  </Table.ColumnHeader>
                  {LANGUAGE_CODES.map((language) => (
                    <Table.Cell key={language} id={cellId(row, language)} px="1" py="1" textAlign="center">
                      <StateLink
                        products={products}
                        row={row}
                        language={language}
                        onReview={(panelHref) => setReviewed({ row, language, panelHref })}
                      />
                    </Table.Cell>
                  ))}
                </Table.Row>
              ))}
            </Table.Body>
          ))}
        </Table.Root>
      </Box>
    </>
  );
}

function Legend() {
  const { legend } = useTexts('admin-translations');
  const { translation } = useTexts('admin');
  const explained = TRANSLATION_STATES.map((state) => ({
    ...TRANSLATION_LOOKS[state],
    name: translation[state],
    text: legend[state],
  }));
  return <StateLegend title={legend.title} states={explained} />;
}
