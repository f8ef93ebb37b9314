import type { TextProblem } from 'contract/page-text';
import {
  type ImportedTexts,
  type RefusedChange,
  type TranslatedChange,
  type TranslatorTexts,
  translatorTexts,
} from 'contract/translator-file';
import { TRANSLATOR_FILE_ROWS } from 'contract/translator-file-fields';
import { errorAnswer } from '~/api/http/answers.server';
import type { Handlers } from '~/api/http/call.server';
import { csvDownload, download } from '~/api/resources/csv.server';
import { rowsOfFile } from '~/api/resources/read-csv.server';
import { textsWithoutRoom } from '~/api/resources/text-room.server';
import { getAccount } from '~/content/editing/account.server';
import { callStrapiAs } from '~/content/editing/strapi-call.server';
import { ensureEdition } from '~/content/published/edition-content.server';
import { textId } from '~/i18n/edition.server';
import { csvFileOf, readCsvFile } from './csv-file.server';
import { exportedRows } from './exported-rows.server';
import { judgedRows, refusedRow, textFinder } from './judged-rows.server';
import type { Refusal } from './known-texts.server';
import type { TextRow } from './text-row';
import { readXliffFile, xliffFileOf } from './xliff-file.server';

const readFile = (content: string): TextRow[] =>
  /^\uFEFF?\s*</.test(content) ? readXliffFile(content) : readCsvFile(content);

/** Bounds the work for a file without any room: a round draws everything, and finds one word in a drawing. */
const MOST_ROUNDS = 20;

function withRoom(changes: readonly TranslatedChange[]) {
  const crowded = new Set<string>();
  const isKept = (change: TranslatedChange) => !crowded.has(textId(change));
  let problems: TextProblem[] = [];
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    problems = textsWithoutRoom(changes.filter(isKept));
    for (const problem of problems) crowded.add(textId(problem));
    if (problems.length === 0) break;
  }
  const isDoubtful = (change: TranslatedChange) =>
    problems.some(({ file, language }) => file === change.file && language === change.language);
  const kept = changes.filter((change) => isKept(change) && !isDoubtful(change));
  return { kept, crowded: changes.filter((change) => !kept.includes(change)) };
}

async function importRows(
  rows: readonly TextRow[],
  stored: TranslatorTexts,
  save: (changes: readonly TranslatedChange[]) => Promise<readonly RefusedChange[]>,
): Promise<ImportedTexts> {
  const find = textFinder(stored);
  const { accepted, unchanged, refusals } = judgedRows(find, rows);
  const refuse = (change: Pick<TranslatedChange, 'file' | 'language' | 'key'>, refusal: Refusal) => {
    const { row } = accepted.get(textId(change)) ?? {};
    if (row) refusals.set(row, refusal);
  };
  const { kept, crowded } = withRoom([...accepted.values()].map(({ change }) => change));
  for (const change of crowded) refuse(change, { problem: 'no-room' });
  const lost = kept.length > 0 ? await save(kept) : [];
  for (const { problem, limit, ...change } of lost) {
    refuse(change, { problem, ...(limit !== undefined && { limit }) });
  }
  return {
    changed: kept.length - lost.length,
    unchanged,
    refused: rows.flatMap((row) => {
      const refusal = refusals.get(row);
      return refusal ? [refusedRow(find, row, refusal)] : [];
    }),
  };
}

/** Files for translators (docs/decisions/0064). */
export const translators = {
  'GET /api/texts-export': async ({ query, forward }) => {
    const { language, state, format } = query;
    const rows = exportedRows(await forward(), query);
    const name = `texte-${language}-${state}`;
    return format === 'csv'
      ? csvDownload(`${name}.csv`, csvFileOf(rows))
      : download(`${name}.xlf`, 'application/xliff+xml', xliffFileOf(language, rows));
  },
  'POST /api/texts-import': async ({ editor, input, forward }) => {
    const { may } = await getAccount(editor);
    // A file that changes nothing is saved by no call that would be refused.
    if (!may.pageTexts.update) throw errorAnswer('forbidden');
    const rows = rowsOfFile(() => readFile(input.content), 'texts-file-unreadable', TRANSLATOR_FILE_ROWS);
    try {
      const stored = await callStrapiAs(editor, '/site-admin/texts-to-translate', translatorTexts);
      return await importRows(
        rows,
        stored,
        async (changes) => (await forward({ input: { changes } })).refused,
      );
    } finally {
      await ensureEdition();
    }
  },
} satisfies Partial<Handlers>;
