import { APPEARANCE } from '../content-types';
import { documents, type Strapi, table } from '../strapi-door';

/** An empty one, so that two editors who save at the same time do not make two. */
export async function ensureAppearance(strapi: Strapi): Promise<void> {
  const existing = await table(strapi, APPEARANCE).findOne({ select: ['id'] });
  if (!existing) await documents(strapi, APPEARANCE).create({ data: {} });
}
