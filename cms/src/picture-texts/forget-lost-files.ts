import { FILE, PICTURE_TEXT_TABLE } from '../content-types';
import type { Strapi } from '../strapi';
import { forgetSourcesOfLostFiles } from '../translations/sources';

/** The texts of a file go with it, in the same transaction, whoever deletes it. */
export function forgetTextsOfLostFiles(strapi: Strapi): void {
  const forget = async () => {
    await strapi.db.transaction(async ({ trx }) => {
      await trx(PICTURE_TEXT_TABLE).whereNotIn('file_id', trx('files').select('id')).delete();
      await forgetSourcesOfLostFiles(strapi, FILE);
    });
  };
  strapi.db.lifecycles.subscribe({
    models: [FILE],
    afterDelete: forget,
    afterDeleteMany: forget,
  });
}
