import type {
  RefusedText,
  TranslatedChange,
  TranslatedLanguage,
  TranslatorTexts,
} from 'contract/translator-file';
import { tidyText } from '~/i18n/catalogue.server';
import { textId } from '~/i18n/edition.server';
import { type KnownText, knownTexts, type Refusal } from './known-texts.server';
import type { TextRow } from './text-row';

export type FindText = (row: Pick<TextRow, 'language' | 'file' | 'key'>) => KnownText | undefined;

export function textFinder(texts: TranslatorTexts): FindText {
  const byLanguage = new Map<TranslatedLanguage, ReadonlyMap<string, KnownText>>();
  return (row) => {
    const { language } = row;
    const idOf = ({ file, key }: Pick<KnownText, 'file' | 'key'>) => textId({ language, file, key });
    const known =
      byLanguage.get(language) ?? new Map(knownTexts(texts, language).map((text) => [idOf(text), text]));
    byLanguage.set(language, known);
    return known.get(idOf(row));
  };
}

interface JudgedRows {
  /** By `textId`. */
  accepted: ReadonlyMap<string, { row: TextRow; change: TranslatedChange }>;
  unchanged: number;
  refusals: Map<TextRow, Refusal>;
}

export function refusedRow(find: FindText, row: TextRow, refusal: Refusal): RefusedText {
  const { language, file, key, text } = row;
  return { language, file, key, ...refusal, text, now: find(row)?.text ?? null };
}

/** An empty text is no translation: only /admin puts the built-in text back. A field may store another form. */
function isUntouched({ text, seen }: TextRow, known: KnownText): boolean {
  const to = tidyText(text);
  const isStored = to === known.text || known.changeTo(to).to === known.changeTo(known.text).to;
  return to === '' || isStored || (seen !== null && to === tidyText(seen));
}

/** Compares with what the translator saw: a row is refused even where only the German text has changed. */
function refusalOf({ german, seen }: TextRow, known: KnownText, change: TranslatedChange): Refusal | null {
  if (seen === null) return { problem: 'unseen' };
  const isAsSeen = tidyText(seen) === known.text && tidyText(german) === known.german;
  return isAsSeen ? known.refusalOf(change) : { problem: 'changed' };
}

/** Sorts the rows of a file into changes, rows with nothing to do, and those that cannot be saved. */
export function judgedRows(find: FindText, rows: readonly TextRow[]): JudgedRows {
  const accepted = new Map<string, { row: TextRow; change: TranslatedChange }>();
  const refusals = new Map<TextRow, Refusal>();
  const met = new Set<string>();
  let unchanged = 0;
  for (const row of rows) {
    const known = find(row);
    const said = `${textId(row)}\n${row.text}`;
    if (met.has(said)) unchanged += 1;
    else if (!known) refusals.set(row, { problem: 'unknown-key' });
    else if (isUntouched(row, known)) unchanged += 1;
    else if (accepted.has(textId(row))) refusals.set(row, { problem: 'repeated' });
    else {
      const change = known.changeTo(row.text);
      const refusal = refusalOf(row, known, change);
      if (refusal) refusals.set(row, refusal);
      else accepted.set(textId(row), { row, change });
    }
    met.add(said);
  }
  return { accepted, unchanged, refusals };
}
