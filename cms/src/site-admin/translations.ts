import { BLOG_POST, CONTENT_TYPES, type ContentType, PRODUCT_TEXT, PROJECT, SECTION } from '../content-types';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from '../languages';
import { pictureTextsOf } from '../picture-texts/picture-texts';
import type { AdminContext, Route, Strapi } from '../strapi-door';
import { entriesOf, type LocalizedRow, timeOf, visibleRows } from './localized-entries';
import { readableFiles, sectionsByImage } from './media';
import { filePermissionsOf, permissionsOf } from './permissions';
import { adminRoute } from './route';
import { type NamedText, SECTION_FIELDS } from './section-view';

/** Which texts are there in a language, by name, and when it was saved last: what the site judges it by. */
interface LanguageTexts {
  filled: string[];
  updatedAt: string | null;
}
interface Translation {
  kind: string;
  key: string;
  name: string;
  /** Languages that the account may not read are absent. */
  languages: Partial<Record<Language, LanguageTexts>>;
  /** Where it is edited in Strapi's panel, in German. */
  panelPath: string | null;
}
interface TextRow extends LocalizedRow {
  texts?: NamedText[];
}

const KINDS: Record<string, { kind: string; fields: readonly string[] }> = {
  [SECTION]: { kind: 'section', fields: SECTION_FIELDS },
  [PROJECT]: { kind: 'project', fields: ['title', 'description', 'features'] },
  [PRODUCT_TEXT]: { kind: 'product-text', fields: ['title', 'description', 'keywords'] },
  [BLOG_POST]: { kind: 'post', fields: ['title', 'excerpt', 'content'] },
};

const hasText = (value: unknown) => typeof value === 'string' && value.trim() !== '';

async function entriesWithTexts(
  strapi: Strapi,
  context: AdminContext,
  type: ContentType,
): Promise<Translation[]> {
  const of = KINDS[type.uid];
  const permissions = permissionsOf(strapi, context, type.uid);
  if (!of || permissions.cannot.read()) return [];
  // Of a type with drafts the drafts count: they have the newest text.
  const where = type.hasDrafts ? { publishedAt: { $null: true } } : {};
  const entries = await entriesOf<TextRow>(strapi, type, type.uid === SECTION ? { texts: true } : {}, where);
  const languages = LANGUAGE_CODES.filter((locale) => permissions.can.read({ locale }));
  const found = await Promise.all(
    entries.map(async (all): Promise<Translation | null> => {
      const rows = await visibleRows(permissions, all);
      if (!rows) return null;
      const rowIn = (language: Language) => rows.find(({ locale }) => locale === language);
      const german = rowIn(DEFAULT_LANGUAGE);
      const key = String(all[0][type.keyField]);
      return {
        kind: of.kind,
        key,
        name: hasText(german?.title) ? String(german?.title).trim() : key,
        languages: Object.fromEntries(
          languages.map((language) => [language, textsIn(rowIn(language), of.fields)]),
        ),
        panelPath: `/admin/content-manager/collection-types/${type.uid}/${all[0].documentId}?plugins[i18n][locale]=${DEFAULT_LANGUAGE}`,
      };
    }),
  );
  return found.filter((translation) => translation !== null);
}

function textsIn(row: TextRow | undefined, fields: readonly string[]): LanguageTexts {
  if (!row) return { filled: [], updatedAt: null };
  const named = (row.texts ?? []).filter(({ text }) => hasText(text)).map(({ name }) => name);
  return { filled: [...fields.filter((field) => hasText(row[field])), ...named], updatedAt: timeOf(row) };
}

/** Pictures that somebody has described or that a section shows; of the others nothing is to be translated. */
async function pictures(strapi: Strapi, context: AdminContext): Promise<Translation[]> {
  if (!filePermissionsOf(strapi, context, 'plugin::upload.read').isAllowed) return [];
  const files = await readableFiles(strapi, context);
  const texts = await pictureTextsOf(strapi, files);
  const usedBy = await sectionsByImage(strapi, context);
  return files
    .map((file) => ({ file, stored: texts.get(file.id) ?? {} }))
    .filter(({ file, stored }) => Object.keys(stored).length > 0 || usedBy.has(file.id))
    .map(({ file, stored }) => ({
      kind: 'picture',
      key: String(file.id),
      name: file.name,
      languages: Object.fromEntries(
        LANGUAGE_CODES.map((language) => {
          const found = stored[language];
          const updatedAt = found ? new Date(found.savedAt ?? 0).toISOString() : null;
          return [language, { filled: found ? ['alternativeText'] : [], updatedAt }];
        }),
      ),
      panelPath: null,
    }));
}

async function read(strapi: Strapi, context: AdminContext): Promise<Translation[]> {
  const lists: Translation[][] = [];
  for (const type of CONTENT_TYPES) lists.push(await entriesWithTexts(strapi, context, type));
  return [...lists.flat(), ...(await pictures(strapi, context))];
}

export const translationRoutes = (strapi: Strapi): Route[] => [
  adminRoute('GET', '/translations', [], (context) => read(strapi, context)),
];
