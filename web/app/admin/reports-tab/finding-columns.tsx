import { Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import { Link } from '@remix-run/react';
import { DRAFT_FORMS, isPublishedKind } from 'contract/draft-fields';
import { fieldAt } from 'contract/entry-body';
import { DEFAULT_LANGUAGE, type Language } from 'contract/languages';
import type { Finding } from 'contract/report';
import { ExternalLink } from 'lucide-react';
import { useChangeWords } from '~/admin/changes/use-change-words';
import { useProducts } from '~/admin/data/products';
import type { Column } from '~/admin/list/entry-table';
import { useKindWords } from '~/admin/ordered-kind/kind-texts';
import { longDate } from '~/admin/parts/dates';
import { labelIn, languageName } from '~/admin/parts/language-name';
import { usePanelUrl } from '~/admin/session/panel-url';
import { destinationOf } from '~/admin/translations/translation-destination';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';

export function useFindingColumns(): Column<Finding>[] {
  const { columns } = useTexts('admin-reports');
  const kinds = { ...useTexts('admin-audit').kinds, ...useKindWords('one') };
  return [
    {
      key: 'entry',
      name: columns.entry,
      look: { overflowWrap: 'anywhere', maxW: '22rem' },
      cell: ({ kind, name }) => `${kinds[kind]} „${name}“`,
    },
    { key: 'place', name: columns.place, cell: (finding) => <Places finding={finding} /> },
    {
      key: 'detail',
      name: columns.detail,
      look: { overflowWrap: 'anywhere', maxW: '30rem' },
      cell: (finding) => <Detail finding={finding} />,
    },
  ];
}

function Places({ finding }: { finding: Finding }) {
  const { languages } = finding;
  return (
    <Stack gap="1" align="start">
      {languages.length === 0 ? (
        <Place finding={finding} language={null} />
      ) : (
        languages.map((language) => <Place key={language} finding={finding} language={language} />)
      )}
    </Stack>
  );
}

function Place({ finding, language }: { finding: Finding; language: Language | null }) {
  const { place } = useTexts('admin-reports');
  const { table } = useTexts('admin-translations');
  const panelUrl = usePanelUrl();
  const products = useProducts().data?.map(({ key }) => key);
  const label = usePlaceLabel()(finding, language) ?? place.entry;
  const { field, name } = finding;
  const destination = destinationOf(finding, language ?? DEFAULT_LANGUAGE, panelUrl, products, field);
  if (!destination) return <>{label}</>;
  const of = `${label}: ${name}`;
  if ('hash' in destination) {
    return (
      <ChakraLink asChild color="petrol" aria-label={of}>
        <Link to={{ hash: destination.hash }} preventScrollReset>
          {label}
        </Link>
      </ChakraLink>
    );
  }
  return (
    <ChakraLink
      href={destination.panelHref}
      target="_blank"
      rel="noopener"
      color="petrol"
      aria-label={`${of} (${table.inPanel})`}
    >
      {label}
      <ExternalLink size={14} aria-hidden="true" />
    </ChakraLink>
  );
}

function usePlaceLabel(): (finding: Finding, language: Language | null) => string | null {
  const { label } = useChangeWords();
  const { fields } = useTexts('admin-translations');
  return ({ kind, field }, language) => {
    if (field === null) return language && languageName(language);
    if (isPublishedKind(kind)) {
      const form = DRAFT_FORMS[kind];
      const isLocalized = fieldAt(form, { field, language })?.isLocalized;
      return label(kind, form.names.of({ field, language: isLocalized ? language : null }));
    }
    const name = field in fields ? String(fields[field as keyof typeof fields]) : field;
    return language ? labelIn(name, language) : name;
  };
}

function Detail({ finding: { report, link, problem, length, lastUpdated } }: { finding: Finding }) {
  const { details, problems } = useTexts('admin-reports');
  const { links } = useTexts('admin');
  if (link && problem) {
    return (
      <>
        <Text as="span" fontFamily="mono" fontSize="0.8125rem">
          {link}
        </Text>{' '}
        {{ ...problems, page: links.page, place: links.place, picture: links.picture }[problem]}
      </>
    );
  }
  if (length) return <>{fill(details.length, { ...length })}</>;
  if (lastUpdated) return <>{fill(details.age, { date: longDate(lastUpdated) })}</>;
  return <>{report === 'picture-text' ? details['picture-text'] : details.translation}</>;
}
