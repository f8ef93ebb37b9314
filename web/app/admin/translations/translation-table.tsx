import { VisuallyHidden } from '@chakra-ui/react';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from 'contract/languages';
import type { Translation } from 'contract/translation';
import { TRANSLATION_STATES } from 'contract/translation-state';
import { useState } from 'react';
import { useTranslations } from '~/admin/data/translations';
import { EntryList } from '~/admin/list/entry-list';
import type { Column } from '~/admin/list/entry-table';
import { ListTab } from '~/admin/list/list-tab';
import { Toolbar, useNarrowing } from '~/admin/list/toolbar';
import { useKindWords } from '~/admin/ordered-kind/kind-texts';
import { Translators } from '~/admin/page-texts/translators';
import { BackButton } from '~/admin/parts/back-button';
import { languageName } from '~/admin/parts/language-name';
import { StateLegend } from '~/admin/parts/state-legend';
import { TRANSLATION_LOOKS } from '~/admin/parts/translation-badge';
import { useAccount } from '~/admin/session/account';
import { useTexts } from '~/i18n/texts';
import { PageTextStates } from './page-text-states';
import { isReviewed, ReviewDialog, type ReviewedRow } from './review-dialog';
import { StateLink } from './state-link';
import { TextSummary } from './text-summary';
import { isOpen, rowsByKind } from './translation-rows';

const FILTERS = ['all', 'open'] as const;
const cellId = ({ kind, key }: Translation, language: Language) => `translation-${kind}-${key}-${language}`;

interface Reviewed {
  row: ReviewedRow;
  language: Language;
  panelHref: string;
}

export function TranslationTable({ onBack }: { onBack: () => void }) {
  const { table, filter: filters, kinds: others } = useTexts('admin-translations');
  const kinds = { ...others, ...useKindWords('many') };
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
            onReview={(panelHref) => isReviewed(row) && setReviewed({ row, language, panelHref })}
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
        <BackButton variant="outline" ms="0" onClick={onBack}>
          {table.back}
        </BackButton>
      }
      query={translations}
    >
      {may.pageTexts.read && <Translators language={DEFAULT_LANGUAGE} />}
      <Toolbar
        narrowing={narrowing}
        texts={{ search: filters.search, filter: filters.label }}
        filters={FILTERS}
        names={filters}
      />
      {translations.data && <TextSummary rows={rows} mayReadPages={may.pageTexts.read} />}
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
