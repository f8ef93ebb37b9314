import { LANGUAGE_CODES } from '../../contract/languages';
import type {
  TextConflict as Conflict,
  StoredPageText,
  StoredTexts,
  TextChange,
} from '../../contract/page-text';
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
  visibleRows,
} from './localized-entries';
import { type Changes, changeEntry, writeEntry } from './localized-writes';
import { permissionsOf } from './permissions';
import { callRoute, type SiteAdminRoute } from './route';
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

async function list(
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
  const [view = nothingStored(file)] = await list(strapi, context, { file });
  return view;
}

function conflictsOf(rows: Rows<PageTextRow> | null, changes: readonly TextChange[]): Conflict[] {
  return changes.flatMap(({ from, to, ...place }) => {
    const stored = storedText(
      rows?.find(({ locale }) => locale === place.language),
      place.key,
    );
    return stored === from || stored === to ? [] : [{ ...place, stored }];
  });
}

function changedMaps(rows: Rows<PageTextRow> | null, changes: readonly TextChange[]): Changes['texts'] {
  const maps = LANGUAGE_CODES.flatMap((language) => {
    const own = changes.filter((change) => change.language === language);
    const row = rows?.find(({ locale }) => locale === language);
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

/** Changes one file. Returns the conflicts, with which nothing is written. */
function changeFile(strapi: Strapi, context: AdminContext, file: string, changes: readonly TextChange[]) {
  return changeEntry(strapi, PAGE_TEXTS, file, async () => {
    const [rows = null] = await entriesIn(strapi, { file });
    const conflicts = conflictsOf(rows, changes);
    const texts = changedMaps(rows, changes);
    if (conflicts.length === 0 && Object.keys(texts).length > 0) {
      await writeEntry(strapi, context, { type: PAGE_TEXTS, key: file, rows, changes: { texts } });
    }
    return conflicts;
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

/** Names the language, for a file for translators has one. */
const onExport: ActReader = ({ query }) => {
  const { language } = query as { language: string };
  return () => [{ action: 'export', kind: 'page-text', thing: language }];
};

export const pageTextRoutes = (strapi: Strapi): SiteAdminRoute[] => [
  callRoute('GET /api/page-texts', ({ context }) => list(strapi, context)),
  callRoute('GET /api/page-texts/{file}', ({ context }) => read(strapi, context, context.params.file ?? '')),
  callRoute('GET /api/page-texts-export', ({ context }) => list(strapi, context), { acts: onExport }),
  callRoute('PUT /api/page-texts', ({ context, input }) => save(strapi, context, input.changes), {
    acts: onChangedFiles,
  }),
];
