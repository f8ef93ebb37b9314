import { Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { LANGUAGES } from '../../contract/languages';
import { CHOICES } from './words/choices';

type Cell = (row: Record<string, unknown>) => ReactNode;
type Words = Readonly<Record<string, string>>;

interface Column {
  name: string;
  attribute?: { type?: string };
  cellFormatter?: Cell;
}

const SENT_CODES: Readonly<Record<string, Words>> = {
  interest: { general: 'Allgemeine Beratung', meeting: 'Termin' },
  language: Object.fromEntries(LANGUAGES.map(({ code, name }) => [code, name])),
};

/** Strapi translates enumerations only in forms and filters. */
export function nameChoicesInLists<Input extends { displayedHeaders: Column[] }>(input: Input): Input {
  const displayedHeaders = input.displayedHeaders.map((column) => {
    const words = column.attribute?.type === 'enumeration' ? CHOICES : SENT_CODES[column.name];
    return words ? { ...column, cellFormatter: cellFor(column.name, words) } : column;
  });
  return { ...input, displayedHeaders };
}

const cellFor =
  (field: string, words: Words): Cell =>
  (row) => <Typography textColor="neutral800">{wordFor(row[field], words)}</Typography>;

const wordFor = (value: unknown, words: Words) =>
  typeof value === 'string' && value !== '' ? (words[value] ?? value) : '-';
