import type { Language } from 'contract/languages';
import { isSameName } from 'contract/post-fields';
import { z } from 'zod';
import { type ContentClient, contentClient } from '~/content/store/content-client.server';
import { graphql } from '~/content/store/graphql';
import { loadAll } from '~/content/store/load-all';
import { type Localized, localizedText } from './localized';
import { pairsOf } from './paired-rows.server';
import type { FocalPoint, ShownPicture } from './picture';
import { focalPointRow, PictureFields, pictureIn, pictureRow } from './pictures.server';
import { storedText } from './stored-text';

/** A person who signs posts and has consented to be shown (docs/decisions/0092). */
export interface Author {
  name: string;
  line: Localized<string> | null;
  picture: (ShownPicture & { focalPoint: FocalPoint | null }) | null;
}

/** Without consent, neither line nor picture leaves Strapi. */
const AuthorsQuery = graphql(
  `
    query Authors($language: I18NLocaleCode!, $start: Int!, $limit: Int!) {
      authors(
        locale: $language
        filters: { hasConsent: { eq: true } }
        sort: ["name"]
        pagination: { start: $start, limit: $limit }
      ) {
        documentId
        name
        line
        picture {
          ...PictureFields
          focalPoint
        }
      }
    }
  `,
  [PictureFields],
);

const row = z.object({
  documentId: z.string(),
  name: z.string(),
  line: storedText,
  picture: pictureRow.extend({ focalPoint: focalPointRow }).nullish(),
});

/** Returns the people whose line and picture may be shown. @throws ContentUnavailable */
export async function getAuthors(
  language: Language,
  { cache, strapi }: ContentClient = contentClient(),
): Promise<Author[]> {
  const rowsIn = (code: Language) =>
    cache.get({
      name: `authors-${code}`,
      part: 'posts',
      schema: z.array(row),
      load: async () =>
        (await loadAll((page) => strapi.query(AuthorsQuery, { language: code, ...page }))).authors,
    });
  const pairs = await pairsOf(language, rowsIn);
  return pairs.map(({ row: own, german, shared }) => {
    const picture = (own ?? shared).picture;
    return {
      name: shared.name,
      line: localizedText(language, own?.line, german?.line),
      picture: picture ? { ...pictureIn(language, picture), focalPoint: picture.focalPoint ?? null } : null,
    };
  });
}

export function authorNamed(authors: readonly Author[], name: string | null): Author | null {
  const found = name ? authors.find((author) => isSameName(author.name, name)) : null;
  return found && (found.line || found.picture) ? found : null;
}
