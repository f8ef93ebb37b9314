import { PUBLICATION } from '../../contract/history-fields';
import { DEFAULT_LANGUAGE } from '../../contract/languages';
import { actors } from '../audit/actor';
import type { DocumentRule, HttpContext, Strapi } from '../strapi';
import { type Change, changesBetween, recordChanges } from './changes';
import { type Snapshot, snapshotOf } from './snapshot';

const WRITES = new Set(['create', 'update', 'clone', 'publish', 'unpublish', 'discardDraft', 'delete']);

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
    const after = await snapshotOf(strapi, uid, document);
    const changes = changesBetween(before, after);
    if (action === 'publish') changes.push(...newVersions(changes, after, params.locale));
    await recordChanges(trx, { subject: uid, document }, actorOf(strapi, context), changes);
    return result;
  });
};

function newVersions(
  known: readonly Change[],
  after: Snapshot,
  locale: string | string[] | undefined = DEFAULT_LANGUAGE,
): Change[] {
  const languages = locale === '*' ? [...after.keys()] : [locale].flat();
  return languages.flatMap((language) => {
    const date = after.get(language)?.get(PUBLICATION);
    const isKnown = known.some((change) => change.language === language && change.field === PUBLICATION);
    if (date === undefined || isKnown) return [];
    const value = JSON.stringify(date);
    return [{ language, field: PUBLICATION, before: value, after: value }];
  });
}

function actorOf(strapi: Strapi, context: HttpContext) {
  const isPanel = context.path.startsWith('/content-manager/');
  return actors(strapi, isPanel ? 'panel' : 'api')(context);
}

function documentIdOf(result: unknown): string | undefined {
  const found = (result as { documentId?: unknown; entries?: { documentId?: unknown }[] } | null) ?? {};
  const documentId = found.documentId ?? found.entries?.[0]?.documentId;
  return typeof documentId === 'string' ? documentId : undefined;
}
