import { APPEARANCE } from '../content-types';
import { documents, type Strapi, table } from '../strapi';

async function makeIfMissing(strapi: Strapi): Promise<void> {
  const existing = await table(strapi, APPEARANCE).findOne({ select: ['id'] });
  if (!existing) await documents(strapi, APPEARANCE).create({ data: {} });
}

let making: Promise<void> | null = null;

/**
 * An empty one, so that two editors who save at the same time do not make two. At start, and again when it is asked
 * for: the panel lets administrators delete it.
 */
export function ensureAppearance(strapi: Strapi): Promise<void> {
  making ??= makeIfMissing(strapi).finally(() => {
    making = null;
  });
  return making;
}
