import { DEFAULT_LANGUAGE, type Language } from 'contract/languages';
import { ORDERED, type OrderedKind } from 'contract/ordered-kinds';
import type { TadaDocumentNode } from 'gql.tada';
import type { z } from 'zod';
import { orWhenUnavailable } from '~/content/store/availability.server';
import { type ContentClient, contentClient } from '~/content/store/content-client.server';
import { loadAll } from '~/content/store/load-all';
import { pairWithGerman } from './localized';

interface Identified {
  documentId: string;
  key: string;
  order: number;
}

interface Lists<Row> {
  rows?: Row[] | undefined;
  germanRows: Row[];
}

interface Variables {
  language: string;
  isGerman: boolean;
  start: number;
  limit: number;
}

export interface StoredOf<Entry> {
  documentId: string;
  entry: Entry;
}

interface Source<Row extends Identified, Answer extends Lists<Row>> {
  kind: OrderedKind;
  query: TadaDocumentNode<object, Variables>;
  answer: z.ZodType<Answer>;
}

/** Loads the rows of a kind in their order, each with the German one. @throws ContentUnavailable */
export async function getOrderedRows<Row extends Identified, Answer extends Lists<Row>>(
  { kind, query, answer }: Source<Row, Answer>,
  language: Language,
  { cache, strapi }: ContentClient = contentClient(),
) {
  const part = ORDERED[kind].plural;
  const rowsIn = (code: Language) =>
    cache.get({
      name: `${part}-${code}`,
      part,
      schema: answer,
      load: () =>
        loadAll((page) =>
          strapi.query(query, { language: code, isGerman: code === DEFAULT_LANGUAGE, ...page }),
        ),
    });
  // Falls back to German: this language was never loaded before Strapi became unreachable.
  const found = (await orWhenUnavailable(rowsIn(language), null)) ?? (await rowsIn(DEFAULT_LANGUAGE));
  const { rows = [], germanRows } = found;
  const ownRows = language === DEFAULT_LANGUAGE ? germanRows : rows;
  const pairs = pairWithGerman(ownRows, germanRows).sort(
    (a, b) => a.shared.order - b.shared.order || a.shared.key.localeCompare(b.shared.key),
  );
  return { found, pairs };
}
