import { APPEARANCE } from '../content-types';
import { documents, type Strapi, table } from '../strapi';

async function createIfMissing(strapi: Strapi): Promise<void> {
  const existing = await table(strapi, APPEARANCE).findOne({ select: ['id'] });
  if (!existing) await documents(strapi, APPEARANCE).create({ data: {} });
}

let creating: Promise<void> | null = null;

/**
 * Creates the entry before the first save, so that two simultaneous saves do not create two. Repeated at each reading,
 * because administrators can delete it.
 */
export function ensureAppearance(strapi: Strapi): Promise<void> {
  creating ??= createIfMissing(strapi).finally(() => {
    creating = null;
  });
  return creating;
}
