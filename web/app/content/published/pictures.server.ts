import type { Language } from 'contract/languages';
import { z } from 'zod';
import { graphql } from '~/content/store/graphql';
import { localizedText } from './localized';
import { type ShownPicture, versionOf } from './picture';
import { storedText } from './stored-text';

export const PictureFields = graphql(`
  fragment PictureFields on UploadFile @_unmask {
    url
    width
    height
    updatedAt
    alternativeText
    alternativeTextIn(language: $language)
  }
`);

const percent = z.number().min(0).max(100);
export const focalPointRow = z.unknown().pipe(z.object({ x: percent, y: percent }).nullish().catch(null));

export const pictureRow = z.object({
  url: z.string(),
  width: z.number().nullish(),
  height: z.number().nullish(),
  updatedAt: storedText,
  alternativeText: storedText,
  alternativeTextIn: storedText,
});

export function pictureIn(language: Language, row: z.output<typeof pictureRow>): ShownPicture {
  const { url, width, height, updatedAt, alternativeText, alternativeTextIn } = row;
  return {
    url,
    version: versionOf(updatedAt),
    width: width ?? null,
    height: height ?? null,
    alternativeText: localizedText(language, alternativeTextIn, alternativeText),
  };
}
