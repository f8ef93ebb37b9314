import { FILE, PICTURE_TEXT_TABLE } from '../content-types';
import type { Strapi } from '../strapi';
import { deleteSources, deleteSourcesOfDeletedFiles } from '../translations/sources';

export function deleteTextsWithFile(strapi: Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: [FILE],
    afterDelete: ({ params }) => deleteTexts(strapi, params.where?.id),
    // The event does not name the deleted files.
    afterDeleteMany: () => deleteTextsOfDeletedFiles(strapi),
  });
}

async function deleteTexts(strapi: Strapi, fileId: unknown): Promise<void> {
  if (typeof fileId !== 'number') return deleteTextsOfDeletedFiles(strapi);
  await strapi.db.transaction(async ({ trx }) => {
    await trx(PICTURE_TEXT_TABLE).where({ file_id: fileId }).delete();
    await deleteSources(strapi, FILE, { document: String(fileId) });
  });
}

async function deleteTextsOfDeletedFiles(strapi: Strapi): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await trx(PICTURE_TEXT_TABLE).whereNotIn('file_id', trx('files').select('id')).delete();
    await deleteSourcesOfDeletedFiles(strapi, FILE);
  });
}
