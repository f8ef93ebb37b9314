import { FILE, PICTURE_TEXT_TABLE } from '../content-types';
import type { Strapi } from '../strapi';
import { forgetSources, forgetSourcesOfLostFiles } from '../translations/sources';

/** The texts of a file go with it, in the same transaction, whoever deletes it. */
export function forgetTextsOfLostFiles(strapi: Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: [FILE],
    afterDelete: ({ params }) => forgetTexts(strapi, params.where?.id),
    // Strapi does not say which ones were deleted with others.
    afterDeleteMany: () => forgetTextsOfAllLost(strapi),
  });
}

async function forgetTexts(strapi: Strapi, fileId: unknown): Promise<void> {
  if (typeof fileId !== 'number') return forgetTextsOfAllLost(strapi);
  await strapi.db.transaction(async ({ trx }) => {
    await trx(PICTURE_TEXT_TABLE).where({ file_id: fileId }).delete();
    await forgetSources(strapi, FILE, { document: String(fileId) });
  });
}

async function forgetTextsOfAllLost(strapi: Strapi): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await trx(PICTURE_TEXT_TABLE).whereNotIn('file_id', trx('files').select('id')).delete();
    await forgetSourcesOfLostFiles(strapi, FILE);
  });
}
