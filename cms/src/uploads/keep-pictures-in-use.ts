import { errors } from '@strapi/utils';
import { modelOf, pluginService, type Strapi } from '../strapi';
import { type PictureFile, type PictureUse, pictureUsage, usageView } from './picture-usage';

interface Uploads {
  remove(file: PictureFile): Promise<unknown>;
}

/** Answers 400 in the panel, which shows the message, and 409 at /site-admin. */
export class PictureInUse extends errors.ApplicationError<
  'PictureInUse',
  string,
  ReturnType<typeof usageView>
> {
  constructor(strapi: Strapi, file: PictureFile, uses: PictureUse[]) {
    const places = uses.map(({ type, key }) => `${modelOf(strapi, type.uid).info.displayName} „${key}“`);
    super(
      `Das Bild „${file.name}“ wird noch gezeigt (${places.join(', ')}). Bitte nehmen Sie es dort zuerst heraus.`,
      usageView(uses),
    );
  }
}

/** Strapi calls `remove` for one picture, many, and folders. */
export function keepPicturesInUse(strapi: Strapi): void {
  const uploads = pluginService<Uploads>(strapi, 'upload', 'upload');
  const { remove } = uploads;
  uploads.remove = (file) =>
    strapi.db.transaction(async ({ trx }) => {
      // Locks the row in PostgreSQL, so that the file cannot come into use meanwhile.
      await trx('files').where({ id: file.id }).forUpdate().select('id');
      await refusePicturesInUse(strapi, [file]);
      return remove(file);
    });
}

/** Throws PictureInUse for the first file that an entry shows. */
export async function refusePicturesInUse(strapi: Strapi, files: PictureFile[]): Promise<void> {
  const usesOf = await pictureUsage(strapi, files);
  for (const file of files) {
    const uses = usesOf(file);
    if (uses.length > 0) throw new PictureInUse(strapi, file, uses);
  }
}
