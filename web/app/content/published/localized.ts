import { DEFAULT_LANGUAGE, type Language } from 'contract/languages';
import { hasText } from 'contract/placeholder';

/** A text with its actual language: German if the page's language lacks it. */
export interface Localized<Value> {
  value: Value;
  lang: Language;
}

type MaybeText = string | null | undefined;

/** Falls back to German, which Strapi does not. The placeholder of a new section counts as no text. */
export function localizedText(
  language: Language,
  text: MaybeText,
  german: MaybeText,
): Localized<string> | null {
  if (hasText(text)) return { value: text, lang: language };
  if (hasText(german)) return { value: german, lang: DEFAULT_LANGUAGE };
  return null;
}

function lines(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

export function localizedLines(language: Language, text: MaybeText, german: MaybeText): Localized<string[]> {
  const found = localizedText(language, text, german);
  return found ? { value: lines(found.value), lang: found.lang } : { value: [], lang: DEFAULT_LANGUAGE };
}

export function pairWithGerman<Row extends { documentId: string }>(
  rows: readonly Row[],
  germanRows: readonly Row[],
): { row: Row | null; german: Row | null; shared: Row }[] {
  const byId = new Map(rows.map((row) => [row.documentId, row]));
  const paired = germanRows.map((german) => ({
    row: byId.get(german.documentId) ?? null,
    german,
    shared: german,
  }));
  const germanIds = new Set(germanRows.map(({ documentId }) => documentId));
  const alone = rows.filter(({ documentId }) => !germanIds.has(documentId));
  return [...paired, ...alone.map((row) => ({ row, german: null, shared: row }))];
}
