import type { Language } from 'contract/languages';
import { isQuotable } from 'contract/reference-fields';
import { type ContentClient, contentClient } from '~/content/store/content-client.server';
import { graphql } from '~/content/store/graphql';
import { type Localized, localizedText } from './localized';
import { entriesThat, orderedRow, type StoredOf } from './ordered-entry.server';
import { getPairs, inOrder, pairedLists } from './paired-rows.server';
import type { ShownPicture } from './picture';
import { PictureFields, pictureIn, pictureRow } from './pictures.server';

export interface Reference {
  key: string;
  name: string;
  quote: Localized<string> | null;
  role: Localized<string> | null;
  organisation: string | null;
  logo: ShownPicture | null;
  /** True if it is published and the person has agreed. The note itself reaches no page. */
  isQuotable: boolean;
}

const ReferenceRows = graphql(
  `
    fragment ReferenceRow on Reference @_unmask {
      documentId
      key
      title
      quote
      role
      organisation
      consent
      isPublished
      order
      logo {
        ...PictureFields
      }
    }
  `,
  [PictureFields],
);

const ReferencesQuery = graphql(
  `
    query References($language: I18NLocaleCode!, $isGerman: Boolean!, $start: Int!, $limit: Int!) {
      rows: references(locale: $language, sort: ["key"], pagination: { start: $start, limit: $limit })
        @skip(if: $isGerman) {
        ...ReferenceRow
      }
      germanRows: references(locale: "de", sort: ["key"], pagination: { start: $start, limit: $limit }) {
        ...ReferenceRow
      }
    }
  `,
  [ReferenceRows],
);

const answer = pairedLists(orderedRow('reference', { logo: pictureRow.nullish() }));

/** Returns all references in their order, with those that visitors do not see. @throws ContentUnavailable */
export async function getStoredReferences(
  language: Language,
  from: ContentClient = contentClient(),
): Promise<StoredOf<Reference>[]> {
  const source = { part: 'references', query: ReferencesQuery, answer } as const;
  const { foundIn, pairs } = await getPairs(source, language, from);
  return inOrder(pairs).map(({ row: own, german, shared }) => ({
    documentId: shared.documentId,
    entry: {
      key: shared.key,
      name: shared.title,
      quote: localizedText(language, own?.quote, german?.quote),
      role: localizedText(language, own?.role, german?.role),
      organisation: shared.organisation,
      logo: shared.logo ? pictureIn(foundIn, shared.logo) : null,
      isQuotable: isQuotable(shared),
    },
  }));
}

/** Returns the references that visitors see. @throws ContentUnavailable */
export const getReferences = entriesThat(({ isQuotable }) => isQuotable, getStoredReferences);
