import { LANGUAGE_CODES } from '../../contract/languages';
import { FILE } from '../content-types';
import { pictureTextsOf } from '../picture-texts/picture-texts';
import type { AdminContext, Strapi } from '../strapi';
import { PICTURE_FIELD } from '../translations/record-picture-sources';
import { sourcesOf } from '../translations/sources';
import { filePermissionsOf } from '../uploads/file-permissions';
import { readableFiles, usageFor } from './media';
import { type TranslatedThing, translatedThing } from './translated-entries';

/** Pictures that somebody has described or that a section shows; of the others nothing is to be translated. */
export async function translatedPictures(strapi: Strapi, context: AdminContext): Promise<TranslatedThing[]> {
  if (!filePermissionsOf(strapi, context, 'plugin::upload.read').isAllowed) return [];
  const files = await readableFiles(strapi, context);
  const texts = await pictureTextsOf(strapi, files);
  const usageOf = await usageFor(strapi, context);
  const sources = await sourcesOf(strapi, FILE);
  return files
    .map((file) => ({ file, stored: texts.get(file.id) ?? {} }))
    .filter(({ file, stored }) => Object.keys(stored).length > 0 || usageOf(file).usedBy.length > 0)
    .map(({ file, stored }) => {
      const document = String(file.id);
      return translatedThing(
        { kind: 'picture', key: document, name: file.name, document, panelPath: null },
        LANGUAGE_CODES,
        (language) => {
          const found = stored[language];
          const updatedAt = found ? new Date(found.savedAt ?? 0).toISOString() : null;
          return { texts: found && { [PICTURE_FIELD]: found.text }, updatedAt };
        },
        sources.get(document),
      );
    });
}
