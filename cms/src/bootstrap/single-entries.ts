import { SINGLE_UIDS } from '../content-types';
import { documents, type Strapi, table } from '../strapi';

async function createIfMissing(strapi: Strapi, uid: string): Promise<void> {
  const existing = await table(strapi, uid).findOne({ select: ['id'] });
  if (!existing) await documents(strapi, uid).create({ data: {} });
}

const creating = new Map<string, Promise<void>>();

/**
 * Creates the entry before the first save, so that two simultaneous saves do not create two. Repeated at each reading,
 * because administrators can delete it.
 */
export function ensureSingleEntry(strapi: Strapi, uid: string): Promise<void> {
  const running = creating.get(uid);
  if (running) return running;
  const created = createIfMissing(strapi, uid).finally(() => creating.delete(uid));
  creating.set(uid, created);
  return created;
}

export async function ensureSingleEntries(strapi: Strapi): Promise<void> {
  for (const uid of SINGLE_UIDS) await ensureSingleEntry(strapi, uid);
}
