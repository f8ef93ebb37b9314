import { errors } from '@strapi/utils';
import { DEFAULT_LANGUAGE, type Language } from '../../contract/languages';
import { incidentField } from '../../contract/service-status-fields';
import { excessOf, storedForm, translatedField } from '../../contract/translated-fields';
import type { TextKind } from '../../contract/translation-state';
import {
  type RefusedChange,
  type TranslatedChange,
  type TranslatorTexts,
  translatorTexts,
} from '../../contract/translator-file';
import { entryOfFile, type ImportProblem } from '../../contract/translator-file-fields';
import { actsOn } from '../audit/acts';
import type { ActReader } from '../audit/recording';
import { CONTENT_TYPES, type ContentKind, type ContentType, singleTypeOf } from '../content-types';
import { writePictureTexts } from '../picture-texts/picture-texts';
import type { AdminContext, Data, Strapi } from '../strapi';
import { fieldHolding, withoutPlaceholders } from '../translations/translated-texts';
import { type LocalizedRow, rowIn } from './localized-entries';
import { changeEntry, writeEntry } from './localized-writes';
import { changeFile } from './media';
import { mergedTexts, type RowWithParts } from './named-parts';
import { bringPageTexts, pageTextsOf } from './page-texts';
import { permissionsOf } from './permissions';
import { adminRoute, callRoute, type SiteAdminRoute } from './route';
import { updateSingleEntry } from './single-entries';
import { mayWrite, refused, sorted } from './sorted-changes';
import { type TranslatedThing, translatedEntries } from './translated-entries';
import { translatedPictures } from './translated-pictures';
import { translatedStatus } from './translated-status';
import { translatedThings } from './translations';

async function read(strapi: Strapi, context: AdminContext): Promise<TranslatorTexts> {
  const entries = (await translatedThings(strapi, context)).map(({ translation, texts, outdated }) => ({
    ...translation,
    texts: Object.fromEntries(
      Object.entries(texts).map(([language, own]) => [language, withoutPlaceholders(own)]),
    ),
    sources: outdated,
  }));
  return translatorTexts.parse({ pages: await pageTextsOf(strapi, context), entries });
}

const textIn = ({ texts }: TranslatedThing, language: Language, name: string): string | null =>
  withoutPlaceholders(texts[language] ?? {})[name] ?? null;

function refusalOf(thing: TranslatedThing, { language, key, from, german, to }: TranslatedChange) {
  const field = translatedField(thing.translation.kind, key);
  if (!field) return 'unknown-key' as const;
  if (textIn(thing, language, key) === to) return null;
  const isAsSeen = textIn(thing, language, key) === from && textIn(thing, DEFAULT_LANGUAGE, key) === german;
  if (!isAsSeen || german === null) return 'changed' as const;
  return excessOf(field, storedForm(field, to ?? ''));
}

const textsTo = (kind: TextKind, changes: readonly TranslatedChange[]): Record<string, string> =>
  Object.fromEntries(
    changes.map(({ key, to }) => {
      const field = translatedField(kind, key);
      return [key, field ? storedForm(field, to ?? '') : ''];
    }),
  );

const permittedField = (uid: string, name: string): string =>
  fieldHolding(uid, name) === name ? name : `${fieldHolding(uid, name)}.text`;

function dataOf(uid: string, row: LocalizedRow | undefined, texts: Readonly<Record<string, string>>): Data {
  const isField = ([name]: readonly [string, string]) => fieldHolding(uid, name) === name;
  const all = Object.entries(texts);
  const named = mergedTexts(
    (row as RowWithParts | undefined)?.texts ?? [],
    all.filter((text) => !isField(text)),
  );
  return { ...Object.fromEntries(all.filter(isField)), ...(named && { texts: named }) };
}

type Bring = (
  strapi: Strapi,
  context: AdminContext,
  key: string,
  changes: readonly TranslatedChange[],
) => Promise<RefusedChange[]>;

const allRefused = (changes: readonly TranslatedChange[], problem: ImportProblem) =>
  changes.map((change) => refused(change, problem));

function byLanguage(changes: readonly TranslatedChange[]): [Language, TranslatedChange[]][] {
  const languages = [...new Set(changes.map(({ language }) => language))];
  return languages.map((language) => [language, changes.filter((change) => change.language === language)]);
}

const bringEntry =
  (type: ContentType<ContentKind>): Bring =>
  (strapi, context, key, changes) =>
    changeEntry(strapi, type, key, async () => {
      const [entry] = await translatedEntries(strapi, context, type, key);
      if (!entry) return allRefused(changes, 'unknown-key');
      const { thing, rows } = entry;
      const permissions = permissionsOf(strapi, context, type.uid);
      const all: RefusedChange[] = [];
      for (const [language, own] of byLanguage(changes)) {
        const row = rowIn(rows, language);
        const mayChange = (name: string) =>
          mayWrite(permissions, context, { row, language }, permittedField(type.uid, name));
        const { kept, refused: some } = sorted(
          own,
          (change) => refusalOf(thing, change) ?? (mayChange(change.key) ? null : 'not-allowed'),
        );
        all.push(...some);
        const texts = { [language]: dataOf(type.uid, row, textsTo(type.kind, kept)) };
        if (kept.length > 0) await writeEntry(strapi, context, { type, key, rows, changes: { texts } });
      }
      return all;
    });

/** Saves what is kept, all of it or nothing. Returns what is refused. */
async function saveKept(
  { kept, refused: some }: ReturnType<typeof sorted>,
  save: () => Promise<unknown>,
): Promise<RefusedChange[]> {
  if (kept.length === 0) return some;
  try {
    await save();
    return some;
  } catch (error) {
    if (!(error instanceof errors.ForbiddenError)) throw error;
    return [...some, ...allRefused(kept, 'not-allowed')];
  }
}

const bringPicture: Bring = async (strapi, context, key, changes) => {
  // PostgreSQL refuses larger numbers.
  const id = /^[1-9]\d{0,8}$/.test(key) ? Number(key) : null;
  const [thing] = id === null ? [] : await translatedPictures(strapi, context, { id });
  if (id === null || !thing) return allRefused(changes, 'unknown-key');
  const found = sorted(changes, (change) => refusalOf(thing, change));
  const wanted = byLanguage(found.kept).map(([language, own]) => [
    language,
    Object.values(textsTo('picture', own))[0],
  ]);
  return saveKept(found, () =>
    changeFile(strapi, context, id, (file) =>
      writePictureTexts(strapi, file, Object.fromEntries(wanted), context.state.user),
    ),
  );
};

const bringStatus: Bring = async (strapi, context, _key, changes) => {
  const [thing] = await translatedStatus(strapi, context);
  if (!thing) return allRefused(changes, 'unknown-key');
  const found = sorted(changes, (change) => refusalOf(thing, change));
  const given = found.kept.map(({ language, to }) => [incidentField(language), to ?? '']);
  return saveKept(found, () =>
    updateSingleEntry(strapi, context, singleTypeOf('service-status'), Object.fromEntries(given)),
  );
};

const BRING: Readonly<Record<TextKind, Bring>> = {
  ...(Object.fromEntries(CONTENT_TYPES.map((type) => [type.kind, bringEntry(type)])) as Record<
    ContentKind,
    Bring
  >),
  picture: bringPicture,
  'service-status': bringStatus,
};

/** Saves in one transaction what is not refused. Takes files in one order, so that imports cannot deadlock. */
async function bring(strapi: Strapi, context: AdminContext, changes: readonly TranslatedChange[]) {
  return await strapi.db.transaction(async () => {
    const all: RefusedChange[] = [];
    for (const file of [...new Set(changes.map((change) => change.file))].sort()) {
      const own = changes.filter((change) => change.file === file);
      const entry = entryOfFile(file);
      all.push(
        ...(entry
          ? await BRING[entry.kind](strapi, context, entry.key, own)
          : await bringPageTexts(strapi, context, file, own)),
      );
    }
    return { refused: all };
  });
}

const onExport: ActReader = ({ query }) => {
  const { language } = query as { language: string };
  return () => [{ action: 'export', kind: 'page-text', thing: language }];
};

const onImport: ActReader = ({ request: { body } }) => {
  const { changes = [] } = body as { changes?: TranslatedChange[] };
  return (answer) => {
    const { refused: lost } = answer as { refused: RefusedChange[] };
    const files = [...new Set(changes.map(({ file }) => file))].filter(
      (file) =>
        changes.filter((change) => change.file === file).length >
        lost.filter((change) => change.file === file).length,
    );
    return files.flatMap((file) => {
      const { kind, key } = entryOfFile(file) ?? { kind: 'page-text' as const, key: file };
      return actsOn('save', kind, [key]);
    });
  };
};

export const translatorFileRoutes = (strapi: Strapi): SiteAdminRoute[] => [
  callRoute('GET /api/texts-export', ({ context }) => read(strapi, context), { acts: onExport }),
  // Tells the site what an import meets; an export would be recorded as one.
  adminRoute('GET', '/texts-to-translate', 'read page-text', (context) => read(strapi, context)),
  callRoute('POST /api/texts-import', ({ context, input }) => bring(strapi, context, input.changes), {
    acts: onImport,
  }),
];
