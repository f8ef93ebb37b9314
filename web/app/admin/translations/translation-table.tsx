import { Button, Flex, Text, VisuallyHidden } from '@chakra-ui/react';
import { LANGUAGE_CODES, type Language } from 'contract/languages';
import type { Translation } from 'contract/translation';
import { TRANSLATION_STATES } from 'contract/translation-state';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from '~/admin/data/translations';
import { EntryList } from '~/admin/list/entry-list';
import type { Column } from '~/admin/list/entry-table';
import { ListTab } from '~/admin/list/list-tab';
import { Toolbar, useNarrowing } from '~/admin/list/toolbar';
import { languageName } from '~/admin/parts/language-name';
import { StateLegend } from '~/admin/parts/state-legend';
import { TRANSLATION_LOOKS } from '~/admin/parts/translation-badge';
import { useAccount } from '~/admin/session/account';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { PageTextStates } from './page-text-states';
import { ReviewDialog } from './review-dialog';
import { StateLink } from './state-link';
import { completeByLanguage, isOpen, rowsByKind } from './translation-rows';

const FILTERS = ['all', 'open'] as const;
const cellId = ({ kind, key }: Translation, language: Language) => `translation-${kind}-${key}-${language}`;

interface Reviewed {
  row: Translation;
  language: Language;
  panelHref: string;
}

export function TranslationTable({ onBack }: { onBack: () => void }) {
  const { table, filter: filters, kinds } = useTexts('admin-translations');
  const { may } = useAccount();
  const translations = useTranslations({
    // Strapi's panel alone writes and deletes posts, for example.
    isRefetchedOnMount: true,
  });
  const narrowing = useNarrowing<(typeof FILTERS)[number]>('all');
  const [reviewed, setReviewed] = useState<Reviewed | null>(null);
  const rows = translations.data ?? [];
  const onlyOpen = narrowing.filter === 'open';
  const search = narrowing.search.typed;
  const groups = rowsByKind(rows, { onlyOpen, search });
  const products = rows.filter(({ kind }) => kind === 'project').map(({ key }) => key);
  const isAllDone = onlyOpen && search === '' && !rows.some(isOpen);

  const columns: Column<Translation>[] = [
    {
      key: 'name',
      name: table.name,
      look: { maxW: '28rem', overflowWrap: 'anywhere' },
      cell: ({ name }) => name,
    },
    ...LANGUAGE_CODES.map(
      (language): Column<Translation> => ({
        key: language,
        name: (
          <>
            <span aria-hidden="true" title={languageName(language)}>
              {language.toUpperCase()}
            </span>
            <VisuallyHidden>{languageName(language)}</VisuallyHidden>
          </>
        ),
        nameLook: { w: '14', px: '1', textAlign: 'center' },
        look: { px: '1', py: '1', textAlign: 'center' },
        cellId: (row) => cellId(row, language),
        cell: (row) => (
          <StateLink
            products={products}
            row={row}
            language={language}
            onReview={(panelHref) => setReviewed({ row, language, panelHref })}
          />
        ),
      }),
    ),
  ];

  return (
    <ListTab
      tab="pages"
      title={table.title}
      lead={table.lead}
      actions={
        <Button size="sm" variant="outline" onClick={onBack}>
          <ArrowLeft size={16} aria-hidden="true" />
          {table.back}
        </Button>
      }
      query={translations}
    >
      <Toolbar
        narrowing={narrowing}
        texts={{ search: filters.search, filter: filters.label }}
        filters={FILTERS}
        names={filters}
      />
      <Summary rows={rows} />
      <EntryList
        query={translations}
        entries={groups.flatMap((group) => group.rows)}
        groups={groups.map(({ kind, rows }) => ({ name: kinds[kind], entries: rows }))}
        idOf={({ kind, key }) => `${kind} ${key}`}
        texts={{ label: table.title, nothingFound: isAllDone ? table.allComplete : table.noEntries }}
        look="table"
        columns={columns}
        minW="38rem"
      />
      <Legend />
      {may.pageTexts.read && <PageTextStates />}
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
    </ListTab>
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
