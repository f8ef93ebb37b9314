import { DEFAULT_LANGUAGE } from 'contract/languages';
import type { EditableText, PageText, TextChange } from 'contract/page-text';
import { COPY_LIMITS } from 'contract/page-text-fields';
import type { RefusedText } from 'contract/translator-file';
import { normalizedChange, problemOf, tidyText } from '~/i18n/catalogue.server';
import { textId } from '~/i18n/edition.server';
import { shownIn } from './shown-text.server';
import type { TextRow } from './text-row';

export type Refusal = Pick<RefusedText, 'problem' | 'limit'>;

interface JudgedRows {
  /** By `textId`. */
  accepted: ReadonlyMap<string, { row: TextRow; change: TextChange }>;
  unchanged: number;
  refusals: Map<TextRow, Refusal>;
}

const findText = (files: readonly PageText[], { file, key }: Pick<TextRow, 'file' | 'key'>) =>
  files.find((one) => one.file === file)?.texts.find((text) => text.key === key);

export function refusedRow(
  files: readonly PageText[],
  { language, file, key, text }: TextRow,
  refusal: Refusal,
): RefusedText {
  const known = findText(files, { file, key });
  return { language, file, key, ...refusal, text, now: known ? shownIn(known, language) : null };
}

/** An empty text is no translation; to put the built-in text back takes /admin. */
function isUntouched({ language, text, seen }: TextRow, known: EditableText): boolean {
  const to = tidyText(text);
  return to === '' || to === shownIn(known, language) || (seen !== null && to === tidyText(seen));
}

/** Compares with what the translator saw: a row is refused even where only the German text is another one by now. */
function refusalOf(
  { language, german, seen }: TextRow,
  known: EditableText,
  change: TextChange,
): Refusal | null {
  if (seen === null) return { problem: 'unseen' };
  const isAsSeen =
    tidyText(seen) === shownIn(known, language) && tidyText(german) === shownIn(known, DEFAULT_LANGUAGE);
  if (!isAsSeen) return { problem: 'changed' };
  const { problem, limit } = problemOf(change) ?? {};
  if (problem) return { problem, ...(limit !== undefined && { limit }) };
  const isTooLong = (change.to?.length ?? 0) > COPY_LIMITS.text;
  return isTooLong ? { problem: 'too-long', limit: COPY_LIMITS.text } : null;
}

/** Sorts the rows of a file into changes, rows with nothing to do, and those that cannot be saved. */
export function judgedRows(files: readonly PageText[], rows: readonly TextRow[]): JudgedRows {
  const accepted = new Map<string, { row: TextRow; change: TextChange }>();
  const refusals = new Map<TextRow, Refusal>();
  const met = new Set<string>();
  let unchanged = 0;
  for (const row of rows) {
    const known = findText(files, row);
    const said = `${textId(row)}\n${row.text}`;
    if (met.has(said)) unchanged += 1;
    else if (!known) refusals.set(row, { problem: 'unknown-key' });
    else if (isUntouched(row, known)) unchanged += 1;
    else if (accepted.has(textId(row))) refusals.set(row, { problem: 'repeated' });
    else {
      const { language, file, key, text: to } = row;
      const change = normalizedChange({ language, file, key, from: known.languages[language].stored, to });
      const refusal = refusalOf(row, known, change);
      if (refusal) refusals.set(row, refusal);
      else accepted.set(textId(row), { row, change });
    }
    met.add(said);
  }
  return { accepted, unchanged, refusals };
}
