import { DEFAULT_LANGUAGE, type Language } from '../../contract/languages';
import { outdatedTexts } from '../../contract/translation-state';
import type { Strapi } from '../strapi';
import type { Texts } from './translated-texts';

/**
 * German texts that translations were made from or confirmed to fit. Dates would not do: German that was changed and
 * changed back has a new one (docs/decisions/0025). The table must not change the content's version.
 */
const TABLE = 'translation_sources';
/** Databases limit the values of a statement. */
const ROWS_AT_ONCE = 100;
const VALUES_AT_ONCE = 1_000;

export interface Source {
  document: string;
  language: Language;
  field: string;
  /** Null if the translation is outdated and its German text is unknown. */
  german: string | null;
}

export type Sources = Readonly<Partial<Record<Language, Readonly<Record<string, string | null>>>>>;

export async function ensureSourcesTable(strapi: Strapi): Promise<void> {
  const { schema } = strapi.db.connection;
  if (await schema.hasTable(TABLE)) return;
  await schema.createTable(TABLE, (columns) => {
    columns.string('subject', 100).notNullable();
    columns.string('document', 64).notNullable();
    columns.string('language', 8).notNullable();
    columns.string('field', 255).notNullable();
    columns.text('german');
    columns.primary(['subject', 'document', 'language', 'field']);
  });
}

export async function sourcesOf(
  strapi: Strapi,
  subject: string,
  documents?: readonly string[],
): Promise<Map<string, Sources>> {
  const rows: Source[] = await strapi.db.transaction(async ({ trx }) => {
    const wanted = trx(TABLE).where({ subject });
    if (documents && documents.length <= VALUES_AT_ONCE) wanted.whereIn('document', documents);
    return wanted.select('document', 'language', 'field', 'german');
  });
  const found = new Map<string, Record<string, Record<string, string | null>>>();
  for (const { document, language, field, german } of rows) {
    const ofDocument = found.get(document) ?? {};
    ofDocument[language] = { ...ofDocument[language], [field]: german };
    found.set(document, ofDocument);
  }
  return found;
}

export async function writeSources(strapi: Strapi, subject: string, sources: readonly Source[]) {
  await strapi.db.transaction(async ({ trx }) => {
    for (let first = 0; first < sources.length; first += ROWS_AT_ONCE) {
      const rows = sources.slice(first, first + ROWS_AT_ONCE).map((source) => ({ subject, ...source }));
      await trx(TABLE).insert(rows).onConflict(['subject', 'document', 'language', 'field']).merge();
    }
  });
}

export async function deleteSources(
  strapi: Strapi,
  subject: string,
  { document, ...rest }: { document: string; language?: string; field?: string },
) {
  await strapi.db.transaction(({ trx }) =>
    trx(TABLE)
      .where({ subject, document, ...rest })
      .delete(),
  );
}

export async function deleteSourcesOfDeletedFiles(strapi: Strapi, subject: string) {
  await strapi.db.transaction(async ({ trx }) => {
    const there: { id: number }[] = await trx('files').select('id');
    const kept = new Set(there.map(({ id }) => String(id)));
    const known: { document: string }[] = await trx(TABLE).where({ subject }).distinct('document');
    const lost = known.map(({ document }) => document).filter((document) => !kept.has(document));
    for (const document of lost) await trx(TABLE).where({ subject, document }).delete();
  });
}

export function outdatedByLanguage(
  textsIn: (language: Language) => Texts | undefined,
  sources: Sources = {},
): Partial<Record<Language, Record<string, string | null>>> {
  const german = textsIn(DEFAULT_LANGUAGE);
  if (!german) return {};
  const found = Object.entries(sources).flatMap(([code, made]) => {
    const language = code as Language;
    const outdated = outdatedTexts({ german, own: textsIn(language) ?? {}, sources: made });
    return Object.keys(outdated).length > 0 ? [[language, outdated] as const] : [];
  });
  return Object.fromEntries(found);
}
