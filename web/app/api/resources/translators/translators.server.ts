import { type StoredPageText, type TextChange, type TextProblem, textConflict } from 'contract/page-text';
import { COPY_LIMITS } from 'contract/page-text-fields';
import type { ImportedTexts } from 'contract/translator-file';
import { TRANSLATOR_FILE_ROWS } from 'contract/translator-file-fields';
import { z } from 'zod';
import { errorAnswer } from '~/api/http/answers.server';
import type { Handlers } from '~/api/http/call.server';
import { forward } from '~/api/http/forward.server';
import { csvDownload, download } from '~/api/resources/csv.server';
import { allPageTexts } from '~/api/resources/page-texts.server';
import { textsWithoutRoom } from '~/api/resources/text-room.server';
import type { Editor } from '~/content/editing/strapi-call.server';
import { ensureEdition } from '~/content/published/edition-content.server';
import { textId } from '~/i18n/edition.server';
import { csvFileOf, readCsvFile } from './csv-file.server';
import { exportedRows } from './exported-rows.server';
import { judgedRows, type Refusal, refusedRow } from './judged-rows.server';
import { FileUnreadable, type TextRow } from './text-row';
import { readXliffFile, xliffFileOf } from './xliff-file.server';

/** @throws Response 400 */
function rowsIn(content: string): TextRow[] {
  try {
    const rows = /^\uFEFF?\s*</.test(content) ? readXliffFile(content) : readCsvFile(content);
    if (rows.length <= TRANSLATOR_FILE_ROWS) return rows;
  } catch (error) {
    if (!(error instanceof FileUnreadable)) throw error;
    throw errorAnswer('texts-file-unreadable', { problem: error.message });
  }
  throw errorAnswer('field-too-many', { field: 'content', limit: TRANSLATOR_FILE_ROWS });
}

/** Bounds the work for a file without any room: a round draws everything, and finds one word in a drawing. */
const MOST_ROUNDS = 20;

/** Splits off the changes that drawings have no room for. */
function withRoom(changes: readonly TextChange[]): { kept: TextChange[]; crowded: TextChange[] } {
  const crowded = new Set<string>();
  const isKept = (change: TextChange) => !crowded.has(textId(change));
  let problems: TextProblem[] = [];
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    problems = textsWithoutRoom(changes.filter(isKept));
    for (const problem of problems) crowded.add(textId(problem));
    if (problems.length === 0) break;
  }
  const isDoubtful = (change: TextChange) =>
    problems.some(({ file, language }) => file === change.file && language === change.language);
  const kept = changes.filter((change) => isKept(change) && !isDoubtful(change));
  return { kept, crowded: changes.filter((change) => !kept.includes(change)) };
}

const conflictBody = z.object({ conflicts: textConflict.array() });

/** Saves all but the changes of texts that somebody else changes at the same time, and returns those. */
async function saveAround(editor: Editor, changes: readonly TextChange[]): Promise<TextChange[]> {
  if (changes.length === 0) return [];
  try {
    await forward(editor, 'PUT /api/page-texts', { input: { changes } });
    return [];
  } catch (error) {
    if (!(error instanceof Response) || error.status !== 409) throw error;
    const { conflicts } = conflictBody.parse(await error.json());
    const lost = new Set(conflicts.map(textId));
    const rest = changes.filter((change) => !lost.has(textId(change)));
    return [...changes.filter((change) => lost.has(textId(change))), ...(await saveAround(editor, rest))];
  }
}

async function saveAll(editor: Editor, changes: readonly TextChange[]): Promise<TextChange[]> {
  const lost: TextChange[] = [];
  for (let first = 0; first < changes.length; first += COPY_LIMITS.changes) {
    lost.push(...(await saveAround(editor, changes.slice(first, first + COPY_LIMITS.changes))));
  }
  return lost;
}

async function importRows(
  editor: Editor,
  rows: readonly TextRow[],
  stored: readonly StoredPageText[],
): Promise<ImportedTexts> {
  const files = allPageTexts(stored);
  const { accepted, unchanged, refusals } = judgedRows(files, rows);
  const refuse = (changes: readonly TextChange[], problem: Refusal['problem']) => {
    for (const change of changes) {
      const { row } = accepted.get(textId(change)) ?? {};
      if (row) refusals.set(row, { problem });
    }
  };
  const { kept, crowded } = withRoom([...accepted.values()].map(({ change }) => change));
  refuse(crowded, 'no-room');
  const lost = await saveAll(editor, kept);
  refuse(lost, 'changed');
  return {
    changed: kept.length - lost.length,
    unchanged,
    refused: rows.flatMap((row) => {
      const refusal = refusals.get(row);
      return refusal ? [refusedRow(files, row, refusal)] : [];
    }),
  };
}

/** Files for translators (docs/decisions/0064). */
export const translators = {
  'GET /api/page-texts-export': async ({ query, forward: ask }) => {
    const { language, state, format } = query;
    const rows = exportedRows(allPageTexts(await ask()), query);
    const name = `texte-${language}-${state}`;
    return format === 'csv'
      ? csvDownload(`${name}.csv`, csvFileOf(rows))
      : download(`${name}.xlf`, 'application/xliff+xml', xliffFileOf(language, rows));
  },
  'POST /api/page-texts-import': async ({ editor, input }) => {
    const { may } = await forward(editor, 'GET /api/admin/session');
    // A file that changes nothing is saved by no call that would be refused.
    if (!may.pageTexts.update) throw errorAnswer('forbidden');
    const rows = rowsIn(input.content);
    try {
      return await importRows(editor, rows, await forward(editor, 'GET /api/page-texts'));
    } finally {
      await ensureEdition();
    }
  },
} satisfies Partial<Handlers>;
