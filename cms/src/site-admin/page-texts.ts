import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from '../../contract/languages';
import type {
  TextConflict as Conflict,
  StoredPageText,
  StoredTexts,
  TextChange,
} from '../../contract/page-text';
import type { RefusedChange, TranslatedChange } from '../../contract/translator-file';
import type { ImportProblem } from '../../contract/translator-file-fields';
import { actsOn } from '../audit/acts';
import type { ActReader } from '../audit/recording';
import { PAGE_TEXT, PAGE_TEXTS } from '../content-types';
import type { AdminContext, Strapi } from '../strapi';
import { type Sources, sourcesOf } from '../translations/sources';
import {
  ageOf,
  byLanguage,
  documentsOf,
  entriesOf,
  type LocalizedRow,
  outdatedTextsOf,
  type Rows,
  rowIn,
  visibleRows,
} from './localized-entries';
import { type Changes, changeEntry, writeEntry } from './localized-writes';
import { permissionsOf } from './permissions';
import { callRoute, type SiteAdminRoute } from './route';
import { mayWrite, sorted } from './sorted-changes';
import { TextConflict } from './text-conflict';

interface PageTextRow extends LocalizedRow {
  file: string;
  texts?: StoredTexts | null;
}

const textsOf = ({ texts }: PageTextRow): StoredTexts => texts ?? {};

function storedText(row: PageTextRow | undefined, key: string): string | null {
  const texts = row ? textsOf(row) : {};
  return Object.hasOwn(texts, key) ? (texts[key] ?? null) : null;
}

const nothingStored = (file: string): StoredPageText => ({
  file,
  texts: {},
  outdated: {},
  lastUpdated: null,
  updatedBy: null,
});

function viewOf(rows: Rows<PageTextRow>, sources?: Sources): StoredPageText {
  const { lastUpdated, updatedBy } = ageOf(rows);
  return {
    file: rows[0].file,
    texts: byLanguage(rows, textsOf),
    outdated: outdatedTextsOf(PAGE_TEXT, rows, sources),
    lastUpdated,
    updatedBy,
  };
}

const entriesIn = (strapi: Strapi, where?: { file: string }) =>
  entriesOf<PageTextRow>(strapi, PAGE_TEXTS, {}, where);

export async function pageTextsOf(
  strapi: Strapi,
  context: AdminContext,
  where?: { file: string },
): Promise<StoredPageText[]> {
  const entries = await entriesIn(strapi, where);
  const sources = await sourcesOf(strapi, PAGE_TEXT, documentsOf(entries));
  const permissions = permissionsOf(strapi, context, PAGE_TEXT);
  const views = entries.map(async (rows) => {
    const visible = await visibleRows(permissions, rows);
    return visible && viewOf(visible, sources.get(rows[0].documentId));
  });
  return (await Promise.all(views)).filter((view) => view !== null);
}

async function read(strapi: Strapi, context: AdminContext, file: string): Promise<StoredPageText> {
  const [view = nothingStored(file)] = await pageTextsOf(strapi, context, { file });
  return view;
}

function conflictsOf(rows: readonly PageTextRow[], changes: readonly TextChange[]): Conflict[] {
  return changes.flatMap(({ from, to, ...place }) => {
    const stored = storedText(rowIn(rows, place.language), place.key);
    return stored === from || stored === to ? [] : [{ ...place, stored }];
  });
}

function changedMaps(rows: readonly PageTextRow[], changes: readonly TextChange[]): Changes['texts'] {
  const maps = LANGUAGE_CODES.flatMap((language) => {
    const own = changes.filter((change) => change.language === language);
    const row = rowIn(rows, language);
    const texts = new Map(Object.entries(row ? textsOf(row) : {}));
    for (const { key, to } of own) {
      if (to === null) texts.delete(key);
      else texts.set(key, to);
    }
    const isSame = own.every(({ key, to }) => storedText(row, key) === to);
    return isSame ? [] : [[language, { texts: Object.fromEntries(texts) }] as const];
  });
  return Object.fromEntries(maps);
}

async function writeTexts(
  strapi: Strapi,
  context: AdminContext,
  { file, rows }: { file: string; rows: Rows<PageTextRow> | null },
  changes: readonly TextChange[],
) {
  const texts = changedMaps(rows ?? [], changes);
  if (Object.keys(texts).length === 0) return;
  await writeEntry(strapi, context, { type: PAGE_TEXTS, key: file, rows, changes: { texts } });
}

export function changeFile(
  strapi: Strapi,
  context: AdminContext,
  file: string,
  changes: readonly TextChange[],
): Promise<Conflict[]> {
  return changeEntry(strapi, PAGE_TEXTS, file, async () => {
    const [rows = null] = await entriesIn(strapi, { file });
    const conflicts = conflictsOf(rows ?? [], changes);
    if (conflicts.length === 0) await writeTexts(strapi, context, { file, rows }, changes);
    return conflicts;
  });
}

/** Changes one file but for the texts that are refused, and returns those. */
export function bringPageTexts(
  strapi: Strapi,
  context: AdminContext,
  file: string,
  changes: readonly TranslatedChange[],
): Promise<RefusedChange[]> {
  return changeEntry(strapi, PAGE_TEXTS, file, async () => {
    const [rows = null] = await entriesIn(strapi, { file });
    const textIn = (language: Language, key: string) => storedText(rowIn(rows ?? [], language), key);
    const permissions = permissionsOf(strapi, context, PAGE_TEXT);
    const problemOf = ({ language, key, from, german, to }: TranslatedChange): ImportProblem | null => {
      const stored = textIn(language, key);
      if (stored === to) return null;
      if (stored !== from || textIn(DEFAULT_LANGUAGE, key) !== german) return 'changed';
      const row = rowIn(rows ?? [], language);
      return mayWrite(permissions, context, { row, language }, 'texts') ? null : 'not-allowed';
    };
    const { kept, refused } = sorted(changes, problemOf);
    await writeTexts(strapi, context, { file, rows }, kept);
    return refused;
  });
}

/** Files are locked in one order, so that two saves cannot wait for each other. */
async function save(strapi: Strapi, context: AdminContext, changes: readonly TextChange[]) {
  const files = [...new Set(changes.map(({ file }) => file))].sort();
  await strapi.db.transaction(async () => {
    const conflicts: Conflict[] = [];
    for (const file of files) {
      const own = changes.filter((change) => change.file === file);
      conflicts.push(...(await changeFile(strapi, context, file, own)));
    }
    if (conflicts.length > 0) throw new TextConflict(conflicts);
  });
  return { changed: changes.length };
}

const onChangedFiles: ActReader = ({ request: { body } }) => {
  const { changes = [] } = body as { changes?: { file: string }[] };
  const files = [...new Set(changes.map(({ file }) => file))];
  return () => actsOn('save', 'page-text', files);
};

export const pageTextRoutes = (strapi: Strapi): SiteAdminRoute[] => [
  callRoute('GET /api/page-texts', ({ context }) => pageTextsOf(strapi, context)),
  callRoute('GET /api/page-texts/{file}', ({ context }) => read(strapi, context, context.params.file ?? '')),
  callRoute('PUT /api/page-texts', ({ context, input }) => save(strapi, context, input.changes), {
    acts: onChangedFiles,
  }),
];
