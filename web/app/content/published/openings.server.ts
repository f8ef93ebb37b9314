import type { Language } from 'contract/languages';
import {
  type EmploymentType,
  isOpen,
  OPENING_TEXT_NAMES,
  OPENING_TEXTS,
  type OpeningText,
} from 'contract/opening-fields';
import { ORDERED_SCHEMAS } from 'contract/ordered';
import { z } from 'zod';
import { type ContentClient, contentClient } from '~/content/store/content-client.server';
import { graphql, selecting } from '~/content/store/graphql';
import { bindPairs } from '~/typography';
import { type Localized, localizedLines, localizedText } from './localized';
import { getOrderedRows, type StoredOf } from './ordered-rows.server';
import { datesToCome } from './page-revision.server';

/** The editors' texts by name; null where the language and German have none. */
type OpeningTexts = {
  [Name in OpeningText]: (typeof OPENING_TEXTS)[Name]['widget'] extends 'list'
    ? Localized<string[]>
    : Localized<string> | null;
};

export interface Opening extends Omit<OpeningTexts, 'title'> {
  key: string;
  title: Localized<string>;
  isPublished: boolean;
  datePosted: string;
  /** The last day on which visitors see it, in Berlin. */
  expires: string | null;
  employmentType: EmploymentType;
  isRemotePossible: boolean;
}

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

const text = z.string().nullish();

const row = z.object({
  documentId: z.string(),
  key: z.string(),
  ...(Object.fromEntries(OPENING_TEXT_NAMES.map((name) => [name, text])) as Record<OpeningText, typeof text>),
  ...ORDERED_SCHEMAS.opening.row.shape,
});
type Row = z.output<typeof row>;

const answer = z.object({
  rows: z.array(row).optional(),
  germanRows: z.array(row),
  englishTitles: z.array(z.object({ documentId: z.string(), title: text })),
});

const bound = (value: string | null | undefined) => value && bindPairs(value);

function textsOf(language: Language, own: Row | null, german: Row | null): OpeningTexts {
  const texts = OPENING_TEXT_NAMES.map((name) => {
    const localized = OPENING_TEXTS[name].widget === 'list' ? localizedLines : localizedText;
    return [name, localized(language, bound(own?.[name]), bound(german?.[name]))];
  });
  return Object.fromEntries(texts) as OpeningTexts;
}

/** Midnight in Berlin is one of the two, by the season. */
const midnightsAfter = (day: string) => [`${day}T22:00:00Z`, `${day}T23:00:00Z`];

/** Returns all openings in their order, with those that visitors do not see. @throws ContentUnavailable */
export async function getStoredOpenings(
  language: Language,
  from: ContentClient = contentClient(),
): Promise<StoredOf<Opening>[]> {
  const source = { kind: 'opening', query: OpeningsQuery, answer } as const;
  const { found, pairs } = await getOrderedRows<Row, z.output<typeof answer>>(source, language, from);
  datesToCome.note(found.germanRows.flatMap(({ expires }) => (expires ? midnightsAfter(expires) : [])));
  const englishTitle = new Map(found.englishTitles.map(({ documentId, title }) => [documentId, title]));
  return pairs.map(({ row: own, german, shared: { documentId, key, ...facts } }) => {
    const { isPublished, datePosted, expires, employmentType, isRemotePossible } = facts;
    const texts = textsOf(language, own, german);
    const title = texts.title ?? { value: key, lang: language };
    // A title that is the same in English is English: such titles are not translated (decision G7).
    const isEnglish = title.value === bound(englishTitle.get(documentId));
    const shown = { ...texts, title: isEnglish ? { ...title, lang: 'en' as const } : title };
    const entry = { key, ...shown, isPublished, datePosted, expires, employmentType, isRemotePossible };
    return { documentId, entry };
  });
}

/** Returns the openings that visitors see, in their order. @throws ContentUnavailable */
export async function getOpenings(
  language: Language,
  from: ContentClient = contentClient(),
): Promise<Opening[]> {
  const stored = await getStoredOpenings(language, from);
  return stored.map(({ entry }) => entry).filter((opening) => isOpen(opening));
}
