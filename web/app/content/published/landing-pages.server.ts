import { type Block, blocksOf } from 'contract/landing-blocks';
import { type LandingState, landingState } from 'contract/landing-page-fields';
import type { Language } from 'contract/languages';
import { hasText } from 'contract/placeholder';
import type { PostMotif } from 'contract/post-fields';
import type { z } from 'zod';
import { type ContentClient, contentClient } from '~/content/store/content-client.server';
import { graphql } from '~/content/store/graphql';
import { latestDate } from './latest-date';
import { loadInAllLanguages } from './load-in-all-languages';
import { type Localized, localizedByName, localizedText } from './localized';
import {
  imagesByName,
  NamedImageFields,
  NamedTextFields,
  namedParts,
  textsByName,
} from './named-parts.server';
import { entriesThat, orderedRow, type StoredOf } from './ordered-entry.server';
import { datesToCome } from './page-revision.server';
import { getPairs, inOrder, pairedLists } from './paired-rows.server';
import type { ShownPicture } from './picture';
import { storedText } from './stored-text';

/** A page of blocks that editors make (docs/decisions/0088). */
export interface LandingPage {
  key: string;
  title: Localized<string>;
  description: Localized<string> | null;
  state: LandingState;
  isInFooter: boolean;
  motif: PostMotif;
  blocks: Block[];
  /** By the name of a part, such as `k3f9-title`. */
  texts: Readonly<Record<string, Localized<string>>>;
  images: Readonly<Record<string, ShownPicture>>;
  lastUpdated: string;
}

const LandingPageRows = graphql(
  `
    fragment LandingPageRow on LandingPage @_unmask {
      documentId
      key
      title
      description
      blocks
      isPublished
      publishedFrom
      publishedUntil
      languageFrom
      languageUntil
      isInFooter
      motif
      order
      updatedAt
      texts(pagination: { limit: 100 }) {
        ...NamedTextFields
      }
      images(pagination: { limit: 100 }) {
        ...NamedImageFields
      }
    }
  `,
  [NamedTextFields, NamedImageFields],
);

const LandingPagesQuery = graphql(
  `
    query LandingPages($language: I18NLocaleCode!, $isGerman: Boolean!, $start: Int!, $limit: Int!) {
      rows: landingPages(locale: $language, sort: ["key"], pagination: { start: $start, limit: $limit })
        @skip(if: $isGerman) {
        ...LandingPageRow
      }
      germanRows: landingPages(locale: "de", sort: ["key"], pagination: { start: $start, limit: $limit }) {
        ...LandingPageRow
      }
    }
  `,
  [LandingPageRows],
);

const row = orderedRow('landing-page', {
  languageFrom: storedText,
  languageUntil: storedText,
  ...namedParts.shape,
  updatedAt: storedText,
});
type Row = z.output<typeof row>;
const answer = pairedLists(row);

const timesOf = ({ publishedFrom, publishedUntil, languageFrom, languageUntil }: Row) => [
  publishedFrom,
  publishedUntil,
  languageFrom,
  languageUntil,
];

/** Returns all pages in their order, with those that visitors do not see. @throws ContentUnavailable */
export async function getStoredLandingPages(
  language: Language,
  from: ContentClient = contentClient(),
): Promise<StoredOf<LandingPage>[]> {
  const source = { part: 'landing-pages', query: LandingPagesQuery, answer } as const;
  const { found, foundIn, pairs } = await getPairs(source, language, from);
  datesToCome.note([...(found.rows ?? []), ...found.germanRows].flatMap(timesOf));
  return inOrder(pairs).map(({ row: own, german, shared }) => ({
    documentId: shared.documentId,
    entry: {
      key: shared.key,
      title: localizedText(language, own?.title, german?.title) ?? { value: shared.key, lang: language },
      description: localizedText(language, own?.description, german?.description),
      state: landingState(shared, hasText(own?.title) ? own : (german ?? {})),
      isInFooter: shared.isInFooter,
      motif: shared.motif,
      blocks: blocksOf(shared.blocks),
      texts: localizedByName(language, textsByName(own), textsByName(german)),
      images: imagesByName(foundIn, shared),
      lastUpdated: latestDate([own?.updatedAt, german?.updatedAt]),
    },
  }));
}

/** Returns the pages that visitors see, in their order. @throws ContentUnavailable */
export const getLandingPages = entriesThat(({ state }) => state === 'published', getStoredLandingPages);

/** Returns a page in all languages, also one hidden from visitors; empty if none. @throws ContentUnavailable */
export function findLandingPageByLanguage(
  key: string,
  from: ContentClient = contentClient(),
): Promise<Map<Language, LandingPage>> {
  return loadInAllLanguages(async (language) => {
    const stored = await getStoredLandingPages(language, from);
    return stored.find(({ entry }) => entry.key === key)?.entry;
  });
}
