import { LANGUAGE_CODES } from '../../contract/languages';
import { FILE } from '../content-types';
import { pictureTextsOf } from '../picture-texts/picture-texts';
import type { AdminContext, Data, Strapi } from '../strapi';
import { PICTURE_FIELD } from '../translations/record-picture-sources';
import { sourcesOf } from '../translations/sources';
import { filePermissionsOf, READ_FILE } from '../uploads/file-permissions';
import { readableFiles } from './media';
import { PICTURES } from './media-filter';
import { usageFor } from './media-view';
import { type TranslatedThing, translatedThing } from './translated-entries';

export async function translatedPictures(
  strapi: Strapi,
  context: AdminContext,
  where: Data = {},
): Promise<TranslatedThing[]> {
  if (!filePermissionsOf(strapi, context, READ_FILE).isAllowed) return [];
  const files = await readableFiles(strapi, context, { $and: [PICTURES, where] });
  const texts = await pictureTextsOf(strapi, files);
  const usageOf = await usageFor(strapi, context, files);
  const sources = await sourcesOf(
    strapi,
    FILE,
    files.map(({ id }) => String(id)),
  );
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
