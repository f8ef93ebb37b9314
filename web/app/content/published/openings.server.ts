import type { Language } from 'contract/languages';
import { isOpen, OPENING_TEXT_NAMES } from 'contract/opening-fields';
import { z } from 'zod';
import { type ContentClient, contentClient } from '~/content/store/content-client.server';
import { graphql, selecting } from '~/content/store/graphql';
import { bindPairs } from '~/typography';
import {
  entriesThat,
  type OrderedEntry,
  orderedEntry,
  orderedRow,
  type StoredOf,
} from './ordered-entry.server';
import { datesToCome } from './page-revision.server';
import { getPairs, inOrder, pairedLists } from './paired-rows.server';
import { storedText } from './stored-text';

export type Opening = OrderedEntry<'opening'>;

export const OpeningRows = graphql(`
  fragment OpeningRow on Opening @_unmask {
    documentId
    key
    isPublished
    datePosted
    expires
    employmentType
    isRemotePossible
    order
  }
`);

const OpeningsQuery = selecting(
  graphql(
    `
    query Openings($language: I18NLocaleCode!, $isGerman: Boolean!, $start: Int!, $limit: Int!) {
      rows: openings(locale: $language, sort: ["key"], pagination: { start: $start, limit: $limit })
        @skip(if: $isGerman) {
        ...OpeningRow
      }
      germanRows: openings(locale: "de", sort: ["key"], pagination: { start: $start, limit: $limit }) {
        ...OpeningRow
      }
      englishTitles: openings(locale: "en", sort: ["key"], pagination: { start: $start, limit: $limit }) {
        documentId
        title
      }
    }
  `,
    [OpeningRows],
  ),
  'OpeningRow',
  OPENING_TEXT_NAMES,
);

const row = orderedRow('opening', {});
type Row = z.output<typeof row>;

const answer = pairedLists(row).extend({
  englishTitles: z.array(z.object({ documentId: z.string(), title: storedText })),
});

const bound = (value: string | null | undefined) => value && bindPairs(value);

function withBoundTexts(row: Row): Row {
  const texts = OPENING_TEXT_NAMES.map((name) => [name, bound(row[name])]);
  return { ...row, ...Object.fromEntries(texts) };
}

/** Midnight in Berlin is one of the two, by the season. */
const midnightsAfter = (day: string) => [`${day}T22:00:00Z`, `${day}T23:00:00Z`];

/** Returns all openings in their order, with those that visitors do not see. @throws ContentUnavailable */
export async function getStoredOpenings(
  language: Language,
  from: ContentClient = contentClient(),
): Promise<StoredOf<Opening>[]> {
  const source = { part: 'openings', query: OpeningsQuery, answer } as const;
  const { found, pairs } = await getPairs(source, language, from);
  datesToCome.note(found.germanRows.flatMap(({ expires }) => (expires ? midnightsAfter(expires) : [])));
  const englishTitle = new Map(found.englishTitles.map(({ documentId, title }) => [documentId, title]));
  return inOrder(pairs).map(({ row: own, german, shared }) => {
    const { documentId } = shared;
    const entry = orderedEntry('opening', language, {
      row: own && withBoundTexts(own),
      german: german && withBoundTexts(german),
      shared,
    });
    // A title that is the same in English is English: such titles are not translated (decision G7).
    const isEnglish = entry.title.value === bound(englishTitle.get(documentId));
    return { documentId, entry: isEnglish ? { ...entry, title: { ...entry.title, lang: 'en' } } : entry };
  });
}

/** Returns the openings that visitors see, in their order. @throws ContentUnavailable */
export const getOpenings = entriesThat<Opening>(isOpen, getStoredOpenings);
