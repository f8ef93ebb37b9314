import { Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { CHOICES } from './words/choices';

type Cell = (row: Record<string, unknown>) => ReactNode;

interface Column {
  name: string;
  attribute?: { type?: string };
  cellFormatter?: Cell;
}

/** Strapi has words for fixed choices in forms and filters; in lists it shows the stored values. */
export function nameChoicesInLists<Input extends { displayedHeaders: Column[] }>(input: Input): Input {
  const displayedHeaders = input.displayedHeaders.map((column) =>
    column.attribute?.type === 'enumeration' ? { ...column, cellFormatter: cellFor(column.name) } : column,
  );
  return { ...input, displayedHeaders };
}

const cellFor =
  (field: string): Cell =>
  (row) => <Typography textColor="neutral800">{wordFor(row[field])}</Typography>;

const wordFor = (value: unknown) =>
  typeof value === 'string' && value !== '' ? (CHOICES[value] ?? value) : '-';
