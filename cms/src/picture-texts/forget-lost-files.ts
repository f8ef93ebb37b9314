import { PICTURE_TEXT_TABLE } from '../content-types';
import type { Strapi } from '../strapi-door';

/** The texts of a file go with it, in the same transaction, whoever deletes it. */
export function forgetTextsOfLostFiles(strapi: Strapi): void {
  const forget = () =>
    strapi.db.transaction(({ trx }) =>
      trx(PICTURE_TEXT_TABLE).whereNotIn('file_id', trx('files').select('id')).delete(),
    );
  strapi.db.lifecycles.subscribe({
    models: ['plugin::upload.file'],
    afterDelete: forget,
    afterDeleteMany: forget,
  });
}
