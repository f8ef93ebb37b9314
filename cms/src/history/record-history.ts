import { actors } from '../audit/actor';
import type { DocumentRule, HttpContext, Strapi } from '../strapi';
import { changesBetween, recordChanges } from './changes';
import { snapshotOf } from './snapshot';

const WRITES = new Set(['create', 'update', 'clone', 'discardDraft', 'delete']);

/** Records the old and the new values of a save in its transaction; the seed's at a start are none. */
export const recordHistory: DocumentRule = async (strapi, { uid, action, params }, next) => {
  const context = strapi.requestContext.get() as HttpContext | undefined;
  if (!context || !WRITES.has(action)) return next();
  return strapi.db.transaction(async ({ trx }) => {
    const copied = action === 'clone';
    const before = await snapshotOf(strapi, uid, copied ? undefined : params.documentId);
    const result = await next();
    const document = (copied ? undefined : params.documentId) ?? documentIdOf(result);
    if (!document) return result;
    const changes = changesBetween(before, await snapshotOf(strapi, uid, document));
    await recordChanges(trx, { subject: uid, document }, actorOf(strapi, context), changes);
    return result;
  });
};

function actorOf(strapi: Strapi, context: HttpContext) {
  const isPanel = context.path.startsWith('/content-manager/');
  return actors(strapi, isPanel ? 'panel' : 'api')(context);
}

function documentIdOf(result: unknown): string | undefined {
  const found = (result as { documentId?: unknown; entries?: { documentId?: unknown }[] } | null) ?? {};
  const documentId = found.documentId ?? found.entries?.[0]?.documentId;
  return typeof documentId === 'string' ? documentId : undefined;
}
