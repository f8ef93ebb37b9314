import { APPEARANCE } from '../content-types';
import { documents, type Strapi, table } from '../strapi';

async function createIfMissing(strapi: Strapi): Promise<void> {
  const existing = await table(strapi, APPEARANCE).findOne({ select: ['id'] });
  if (!existing) await documents(strapi, APPEARANCE).create({ data: {} });
}

let creating: Promise<void> | null = null;

/**
 * Makes an empty entry, so that two editors who save at the same time do not make two. At start-up, and again when it
 * is read, because administrators can delete it in the panel.
 */
export function ensureAppearance(strapi: Strapi): Promise<void> {
  creating ??= createIfMissing(strapi).finally(() => {
    creating = null;
  });
  return creating;
}
