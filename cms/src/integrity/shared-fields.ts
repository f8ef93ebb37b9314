import { DEFAULT_LANGUAGE } from '../../contract/languages';
import {
  type Data,
  type DocumentContext,
  type DocumentRule,
  modelOf,
  pluginService,
  type Row,
  type Strapi,
  table,
} from '../strapi';

const WRITES = new Set(['create', 'update', 'publish', 'discardDraft']);

interface I18nContentTypes {
  getNonLocalizedAttributes(schema: unknown): string[];
}

/**
 * Strapi lets shared fields differ in types with drafts (decision C5). Restores `updatedAt` of other languages, from
 * which the panel derives "published" or "modified". Covers plain fields and single pictures, all that these types
 * share. Must run around the middleware of i18n, and so is registered in register().
 */
export const keepSharedFieldsEqual: DocumentRule = async (strapi, context, next) => {
  if (!WRITES.has(context.action)) return next();
  return strapi.db.transaction(async () => {
    const before = await rowsOf(strapi, context.uid, context.params.documentId);
    inheritInNewLanguage(strapi, context, before);
    const result = await next();
    const documentId = context.params.documentId ?? documentIdOf(result);
    await equalizeSharedFields(strapi, context, before, await rowsOf(strapi, context.uid, documentId));
    return result;
  });
};

/** Strapi may copy the shared fields of a new language from an outdated published row. */
function inheritInNewLanguage(strapi: Strapi, { uid, action, params }: DocumentContext, rows: Row[]): void {
  const drafts = rows.filter((row) => row.publishedAt === null);
  const [sibling] = drafts;
  if (
    action !== 'update' ||
    !sibling ||
    drafts.some((row) => row.locale === (params.locale ?? DEFAULT_LANGUAGE))
  )
    return;
  params.data = { ...sharedData(strapi, uid, sibling), ...params.data };
}

async function equalizeSharedFields(
  strapi: Strapi,
  context: DocumentContext,
  before: Row[],
  after: Row[],
): Promise<void> {
  const { uid } = context;
  const { locale = DEFAULT_LANGUAGE } = context.params;
  if (locale === '*') return; // all languages were written from equal rows
  const written = [locale].flat();
  const shared = sharedFieldsOf(strapi, uid);
  const others = after.filter((row) => !written.includes(row.locale ?? ''));

  for (const isPublished of [false, true]) {
    const ofStatus = (row: Row) => (row.publishedAt !== null) === isPublished;
    const source = after.find((row) => written.includes(row.locale ?? '') && ofStatus(row));
    if (!source) continue;
    const data = sharedData(strapi, uid, source);
    const different = others.filter(
      (row) => ofStatus(row) && shared.some((field) => !isSame(storedValue(row[field]), data[field])),
    );
    for (const { id, updatedAt } of different) {
      // updateMany writes no pictures; update sets the date of change.
      await table(strapi, uid).update({ where: { id }, data });
      await table(strapi, uid).updateMany({ where: { id }, data: { updatedAt } });
    }
  }
  for (const row of others) {
    const earlier = before.find((candidate) => candidate.id === row.id);
    if (!earlier || isSame(earlier.updatedAt, row.updatedAt)) continue;
    await table(strapi, uid).updateMany({ where: { id: row.id }, data: { updatedAt: earlier.updatedAt } });
  }
}

async function rowsOf(strapi: Strapi, uid: string, documentId: string | undefined): Promise<Row[]> {
  if (!documentId) return [];
  const { attributes } = modelOf(strapi, uid);
  const pictures = sharedFieldsOf(strapi, uid).filter((field) => attributes[field]?.type === 'media');
  return table(strapi, uid).findMany({ where: { documentId }, populate: pictures });
}

export function sharedFieldsOf(strapi: Strapi, uid: string): string[] {
  const contentTypes = pluginService<I18nContentTypes>(strapi, 'i18n', 'content-types');
  return contentTypes.getNonLocalizedAttributes(strapi.contentTypes[uid as keyof typeof strapi.contentTypes]);
}

const sharedData = (strapi: Strapi, uid: string, row: Row): Data =>
  Object.fromEntries(sharedFieldsOf(strapi, uid).map((field) => [field, storedValue(row[field])]));

const storedValue = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'mime' in value && 'id' in value ? value.id : value;

function documentIdOf(result: unknown): string | undefined {
  const hasId = typeof result === 'object' && result !== null && 'documentId' in result;
  return hasId && typeof result.documentId === 'string' ? result.documentId : undefined;
}

/** Dates are `Date` or text, depending on the database. */
const isSame = (a: unknown, b: unknown) => comparable(a) === comparable(b);
const comparable = (value: unknown) =>
  JSON.stringify(value instanceof Date ? value.toISOString() : (value ?? null));
