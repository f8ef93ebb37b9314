import { Flex, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LANGUAGES } from '../../contract/languages';

interface ListedEntry {
  documentId: string;
  locale?: string | null;
  localizations?: { locale: string }[] | null;
}

interface Column {
  name: string;
  cellFormatter?: (entry: ListedEntry) => ReactNode;
}

/** Replaces Strapi's menu of languages, which says "Deutsch (default)". */
export function linkLanguagesInLists<Input extends { displayedHeaders: Column[] }>(input: Input): Input {
  const displayedHeaders = input.displayedHeaders.map((column) =>
    column.name === 'locales'
      ? { ...column, cellFormatter: (entry: ListedEntry) => <Languages entry={entry} /> }
      : column,
  );
  return { ...input, displayedHeaders };
}

function Languages({ entry: { documentId, locale, localizations } }: { entry: ListedEntry }) {
  const there = new Set([locale, ...(localizations ?? []).map((one) => one.locale)]);
  return (
    <Flex gap={2} tag="ul">
      {LANGUAGES.filter(({ code }) => there.has(code)).map(({ code, name }) => (
        <li key={code}>
          <Link
            to={{ pathname: documentId, search: `?plugins[i18n][locale]=${code}` }}
            aria-label={`${code.toUpperCase()}: ${name}`}
            title={name}
            // A click on the row would open the entry in the language of the list.
            onClick={(event) => event.stopPropagation()}
          >
            <Typography textColor="primary600">{code.toUpperCase()}</Typography>
          </Link>
        </li>
      ))}
    </Flex>
  );
}
