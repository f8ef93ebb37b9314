import { DEFAULT_LANGUAGE, type Language } from '../../contract/languages';
import { type ContentType, contentTypeOf } from '../content-types';
import { type DocumentRule, type Row, type Strapi, table } from '../strapi';
import { deleteSources, type Source, writeSources } from './sources';
import {
  isSameText,
  type Texts,
  textsToPopulate,
  withoutPlaceholders,
  writtenTexts,
} from './translated-texts';

const WRITES = new Set(['create', 'update', 'clone', 'discardDraft', 'delete']);

/** The panel saves a whole language, and so a changed text there confirms the others of its language. */
export const recordTranslationSources: DocumentRule = async (strapi, { uid, action, params }, next) => {
  if (!WRITES.has(action)) return next();
  const type = contentTypeOf(uid);
  return strapi.db.transaction(async () => {
    const before = action === 'clone' ? new Map() : await textsOf(strapi, type, params.documentId);
    const result = await next();
    const document = action === 'clone' ? documentIdOf(result) : (params.documentId ?? documentIdOf(result));
    if (!document) return result;
    const after = await textsOf(strapi, type, document);
    await updateSources(strapi, uid, {
      document,
      before,
      after,
      isWholeLanguage: isFromPanel(strapi),
      // Only drafts have sources, so that the restored published text has an unknown one.
      isSourceUnknown: action === 'discardDraft',
    });
    return result;
  });
};

type TextsByLanguage = ReadonlyMap<Language, Texts>;

interface Change {
  document: string;
  before: TextsByLanguage;
  after: TextsByLanguage;
  isWholeLanguage: boolean;
  isSourceUnknown: boolean;
}

async function updateSources(strapi: Strapi, uid: string, change: Change): Promise<void> {
  const { document, before, after } = change;
  const german = withoutPlaceholders(after.get(DEFAULT_LANGUAGE) ?? {});
  const made: Source[] = [];
  for (const [language, texts] of after) {
    if (language === DEFAULT_LANGUAGE) continue;
    const known = before.get(language) ?? {};
    const written = Object.keys(texts).filter((name) => !isSameText(texts[name], known[name]));
    const names = change.isWholeLanguage && written.length > 0 ? Object.keys(texts) : written;
    for (const field of names) {
      made.push({ document, language, field, german: change.isSourceUnknown ? null : (german[field] ?? '') });
    }
  }
  if (made.length > 0) await writeSources(strapi, uid, made);
  for (const [language, texts] of before) {
    const now = after.get(language);
    if (!now) await deleteSources(strapi, uid, { document, language });
    const emptied = now ? Object.keys(texts).filter((name) => !(name in now)) : [];
    for (const field of emptied) await deleteSources(strapi, uid, { document, language, field });
  }
}

async function textsOf(
  strapi: Strapi,
  { uid, hasDrafts }: ContentType,
  documentId: string | undefined,
): Promise<Map<Language, Texts>> {
  if (!documentId) return new Map();
  const rows = await table<Row>(strapi, uid).findMany({
    where: { documentId, ...(hasDrafts && { publishedAt: { $null: true } }) },
    populate: textsToPopulate(uid),
  });
  return new Map(rows.map((row) => [row.locale as Language, writtenTexts(uid, row)]));
}

function documentIdOf(result: unknown): string | undefined {
  const found = (result as { documentId?: unknown; entries?: { documentId?: unknown }[] } | null) ?? {};
  const documentId = found.documentId ?? found.entries?.[0]?.documentId;
  return typeof documentId === 'string' ? documentId : undefined;
}

/** /admin saves single fields. */
function isFromPanel(strapi: Strapi): boolean {
  const path: string = strapi.requestContext.get()?.request.path ?? '';
  return path.startsWith('/content-manager/');
}
