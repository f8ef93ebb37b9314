import type { Language } from 'contract/languages';
import { z } from 'zod';
import { graphql } from '~/content/store/graphql';
import type { TextsByName } from './localized';
import type { ShownPicture } from './picture';
import { PictureFields, pictureIn, pictureRow } from './pictures.server';
import { storedText } from './stored-text';

// Texts and pictures that an entry has by name, beside its fields.

export const NamedTextFields = graphql(`
  fragment NamedTextFields on ComponentSharedNamedText @_unmask {
    name
    text
  }
`);

export const NamedImageFields = graphql(
  `
    fragment NamedImageFields on ComponentSharedNamedImage @_unmask {
      name
      image {
        ...PictureFields
      }
    }
  `,
  [PictureFields],
);

export const namedParts = z.object({
  texts: z.array(z.object({ name: z.string(), text: storedText }).nullable()).nullish(),
  images: z.array(z.object({ name: z.string(), image: pictureRow.nullish() }).nullable()).nullish(),
});
type NamedParts = z.output<typeof namedParts>;

export const textsByName = (parts: Pick<NamedParts, 'texts'> | null): TextsByName =>
  Object.fromEntries((parts?.texts ?? []).flatMap((item) => (item ? [[item.name, item.text] as const] : [])));

/** Skips pictures that are missing or deleted, which must not break a page (decision H3). */
export const imagesByName = (language: Language, { images }: NamedParts): Record<string, ShownPicture> =>
  Object.fromEntries(
    (images ?? []).flatMap((item) =>
      item?.image ? [[item.name, pictureIn(language, item.image)] as const] : [],
    ),
  );
