import { DEFAULT_LANGUAGE, type Language } from 'contract/languages';
import type { ContentPart } from 'contract/site-version';
import type { TadaDocumentNode } from 'gql.tada';
import { z } from 'zod';
import { orWhenUnavailable } from '~/content/store/availability.server';
import type { Loaded } from '~/content/store/content-cache.server';
import type { ContentClient } from '~/content/store/content-client.server';
import { loadAll } from '~/content/store/load-all';
import { type Pair, pairWithGerman } from './localized';

interface Identified {
  documentId: string;
}

/** Rows in the language of the page, which a query for German leaves out, and the German ones. */
interface Lists<Row> {
  rows?: Row[] | undefined;
  germanRows: Row[];
}

export const pairedLists = <Row extends z.ZodType>(row: Row) =>
  z.object({ rows: z.array(row).optional(), germanRows: z.array(row) });

interface Variables {
  language: string;
  isGerman: boolean;
  start: number;
  limit: number;
}

type AllLists<Found> = { [Name in keyof Found]?: readonly unknown[] };

type RowOf<Answer extends Lists<Identified>> = Answer['germanRows'][number];

interface PairedSource<Answer, Input, Found> {
  /** Also begins the names of snapshots. */
  part: ContentPart;
  query: TadaDocumentNode<Found, Variables>;
  answer: z.ZodType<Answer, Input>;
}

/**
 * Loads rows, each with the German one. `foundIn` is German if only German was ever loaded.
 * @throws ContentUnavailable
 */
export async function getPairs<
  Answer extends Lists<Identified>,
  Input,
  Found extends Loaded<Input> & AllLists<Found>,
>(
  { part, query, answer }: PairedSource<Answer, Input, Found>,
  language: Language,
  { cache, strapi }: ContentClient,
) {
  const rowsIn = (code: Language) =>
    cache.get<Answer, Input>({
      name: `${part}-${code}`,
      part,
      schema: answer,
      load: () =>
        loadAll((page) =>
          strapi.query(query, { language: code, isGerman: code === DEFAULT_LANGUAGE, ...page }),
        ),
    });
  // Falls back to German: this language was never loaded before Strapi became unreachable.
  const own = await orWhenUnavailable(rowsIn(language), null);
  const found = own ?? (await rowsIn(DEFAULT_LANGUAGE));
  const germanRows: RowOf<Answer>[] = found.germanRows;
  const rows: RowOf<Answer>[] = language === DEFAULT_LANGUAGE ? germanRows : (found.rows ?? []);
  return { found, foundIn: own ? language : DEFAULT_LANGUAGE, pairs: pairWithGerman(rows, germanRows) };
}

/** Pairs rows that are loaded language by language; German stands in for one that was never loaded. */
export async function pairsOf<Row extends Identified>(
  language: Language,
  rowsIn: (language: Language) => Promise<Row[]>,
): Promise<Pair<Row>[]> {
  const germanRows = await rowsIn(DEFAULT_LANGUAGE);
  const rows = language === DEFAULT_LANGUAGE ? germanRows : await orWhenUnavailable(rowsIn(language), []);
  return pairWithGerman(rows, germanRows);
}

/** Sorts as editors have put the entries into an order. */
export const inOrder = <Row extends { key: string; order: number }>(pairs: readonly Pair<Row>[]) =>
  pairs.toSorted(({ shared: a }, { shared: b }) => a.order - b.order || a.key.localeCompare(b.key));
