import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from '../../contract/languages';
import { panelPathOf } from '../../contract/panel-path';
import { hasChanges, isDue } from '../../contract/post-fields';
import type { Translation } from '../../contract/translation';
import { countTexts, type JudgedTexts, judgeTranslation } from '../../contract/translation-state';
import type { ContentKind, ContentType } from '../content-types';
import { type AdminContext, type Data, type Row, type Strapi, table } from '../strapi';
import { outdatedByLanguage, type Sources, sourcesOf } from '../translations/sources';
import {
  type Texts,
  textsToPopulate,
  translatableTexts,
  withoutPlaceholders,
} from '../translations/translated-texts';
import {
  entriesOf,
  type LocalizedRow,
  type Rows,
  rowIn,
  storedVersion,
  timeOf,
  visibleRows,
} from './localized-entries';
import { permissionsOf } from './permissions';

export interface TranslatedThing {
  translation: Translation;
  document: string;
  texts: Partial<Record<Language, Texts>>;
  outdated: Partial<Record<Language, Record<string, string | null>>>;
}

interface LanguageFacts extends Pick<JudgedTexts, 'isPublished' | 'isScheduled'> {
  texts: Texts | undefined;
  updatedAt: string | null;
}

export function translatedThing(
  thing: Omit<Translation, 'languages'> & { document: string },
  languages: readonly Language[],
  factsOf: (language: Language) => LanguageFacts,
  sources: Sources | undefined,
): TranslatedThing {
  const { document, ...translation } = thing;
  const facts = new Map(languages.map((language) => [language, factsOf(language)]));
  const outdated = outdatedByLanguage((language) => facts.get(language)?.texts, sources);
  const judgedIn = (language: Language): JudgedTexts => {
    const { texts = {}, isPublished = true, isScheduled = false } = facts.get(language) ?? {};
    const filled = Object.keys(withoutPlaceholders(texts));
    return {
      filled,
      unfinished: Object.keys(texts).filter((name) => !filled.includes(name)),
      outdated: Object.keys(outdated[language] ?? {}),
      isPublished,
      isScheduled,
    };
  };
  const german = judgedIn(DEFAULT_LANGUAGE);
  const judged = [...facts].map(([language, { updatedAt }]) => {
    const own = judgedIn(language);
    const state = judgeTranslation(german, own);
    return [language, { state, updatedAt, ...countTexts(german, own) }] as const;
  });
  const texts = [...facts].flatMap(([language, { texts: own }]) => (own ? [[language, own] as const] : []));
  return {
    translation: { ...translation, languages: Object.fromEntries(judged) },
    document,
    texts: Object.fromEntries(texts),
    outdated,
  };
}

export interface TranslatedEntry {
  thing: TranslatedThing;
  rows: Rows<LocalizedRow>;
}

export async function translatedEntries(
  strapi: Strapi,
  context: AdminContext,
  type: ContentType<ContentKind>,
  key?: string,
): Promise<TranslatedEntry[]> {
  const { uid, kind, keyField, hasDrafts } = type;
  const permissions = permissionsOf(strapi, context, uid);
  if (permissions.cannot.read()) return [];
  // A post without a title has its id for a key.
  const wanted = key === undefined ? {} : { $or: [{ [keyField]: key }, { documentId: key }] };
  const where = { ...wanted, ...storedVersion(type) };
  const entries = await entriesOf<LocalizedRow>(strapi, type, textsToPopulate(uid), where);
  const published = hasDrafts ? await publishedVersions(strapi, type, wanted) : null;
  const sources = await sourcesOf(strapi, uid);
  const languages = LANGUAGE_CODES.filter((locale) => permissions.can.read({ locale }));
  const found = await Promise.all(
    entries.map(async (rows): Promise<TranslatedEntry | null> => {
      const visible = await visibleRows(permissions, rows);
      if (!visible) return null;
      const [{ documentId, [keyField]: ownKey }] = rows;
      const title = rowIn(visible, DEFAULT_LANGUAGE)?.title;
      const facts = {
        kind,
        // A post without a title has no address yet, nor has a copy.
        key: String(ownKey ?? documentId),
        name: (typeof title === 'string' && title.trim()) || String(ownKey ?? documentId),
        document: documentId,
        panelPath: panelPathOf(uid, documentId),
      };
      const factsOf = (language: Language): LanguageFacts => {
        const row = rowIn(visible, language);
        if (!row) return { texts: undefined, updatedAt: null };
        const version = published?.get(`${documentId}/${language}`);
        return {
          texts: translatableTexts(uid, row),
          isPublished: !published || (version !== undefined && !hasChanges(row, version)),
          isScheduled: version !== undefined && !isDue(version.publicationDate),
          updatedAt: timeOf(row),
        };
      };
      return { thing: translatedThing(facts, languages, factsOf, sources.get(documentId)), rows };
    }),
  );
  return found.filter((entry) => entry !== null);
}

interface PublishedRow extends Row {
  publicationDate?: string | Date | null;
}

async function publishedVersions(strapi: Strapi, { uid }: ContentType, wanted: Data) {
  const rows = await table<PublishedRow>(strapi, uid).findMany({
    where: { ...wanted, publishedAt: { $notNull: true } },
    select: ['documentId', 'locale', 'publicationDate', 'updatedAt'],
  });
  return new Map(rows.map((row) => [`${row.documentId}/${row.locale}`, row]));
}
