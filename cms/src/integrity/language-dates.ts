import { DEFAULT_LANGUAGE } from '../../contract/languages';
import { type DocumentRule, pluginService, type Row, type Strapi, table } from '../strapi';

interface I18nContentTypes {
  getLocalizedAttributes(schema: unknown): string[];
}

/**
 * Strapi dates all languages at every save in the panel, because it copies shared fields. A save that changes only
 * shared fields moves only the newest date. shared-fields.ts handles types with drafts.
 */
export const dateLanguagesByTheirTexts: DocumentRule = async (strapi, { uid, action, params }, next) => {
  const { documentId, locale = DEFAULT_LANGUAGE } = params;
  if (action !== 'update' || !documentId || typeof locale !== 'string') return next();
  return strapi.db.transaction(async () => {
    const before = await rowsOf(strapi, uid, documentId);
    const result = await next();
    for (const [id, updatedAt] of datesToSet(before, await rowsOf(strapi, uid, documentId), locale)) {
      await table(strapi, uid).updateMany({ where: { id }, data: { updatedAt } });
    }
    return result;
  });
};

interface DatedRow extends Row {
  texts: string;
}

async function rowsOf(strapi: Strapi, uid: string, documentId: string): Promise<DatedRow[]> {
  const model = strapi.contentTypes[uid as keyof typeof strapi.contentTypes];
  const fields = pluginService<I18nContentTypes>(strapi, 'i18n', 'content-types').getLocalizedAttributes(
    model,
  );
  const attributes: Record<string, { type: string }> = model?.attributes ?? {};
  const components = fields.filter((field) => attributes[field]?.type === 'component');
  const rows = await table(strapi, uid).findMany({ where: { documentId }, populate: components });
  return rows.map((row) => ({ ...row, texts: textsOf(row, fields) }));
}

/** Ids of components change with every save. */
function textsOf(row: Row, fields: string[]): string {
  const texts = fields.map((field) => row[field] ?? '');
  return JSON.stringify(texts, (name, value: unknown) => (name === 'id' ? undefined : (value ?? '')));
}

const timeOf = ({ updatedAt }: Row) => new Date(updatedAt ?? 0).getTime();

function datesToSet(before: DatedRow[], after: DatedRow[], locale: string): Map<number, Row['updatedAt']> {
  const dates = new Map(before.map((row) => [row.id, row.updatedAt]));
  const written = after.find((row) => row.locale === locale);
  const earlier = before.find((row) => row.id === written?.id);
  if (!written) return dates;
  dates.delete(written.id);
  if (earlier?.texts === written.texts) {
    const newest = before.reduce((found, row) => (timeOf(row) > timeOf(found) ? row : found), earlier);
    dates.set(written.id, earlier.updatedAt);
    dates.set(newest.id, written.updatedAt);
  }
  const isDue = (row: DatedRow) =>
    dates.has(row.id) && timeOf(row) !== new Date(dates.get(row.id) ?? 0).getTime();
  return new Map(after.filter(isDue).map((row) => [row.id, dates.get(row.id) ?? null]));
}
