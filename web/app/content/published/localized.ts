import { DEFAULT_LANGUAGE, type Language } from 'contract/languages';
import { hasText } from 'contract/placeholder';

/** A text together with the language that it is really in: German where the page's language lacks it. */
export interface Localized<Value> {
  value: Value;
  lang: Language;
}

type MaybeText = string | null | undefined;

/**
 * Strapi has no fallback of its own: per field, the language if it has a text, else German, else null. What a new
 * section begins with is no text: visitors see what they would see without it.
 */
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

/** The same for texts that hold one item a line. */
export function localizedLines(language: Language, text: MaybeText, german: MaybeText): Localized<string[]> {
  const found = localizedText(language, text, german);
  return found ? { value: lines(found.value), lang: found.lang } : { value: [], lang: DEFAULT_LANGUAGE };
}

/** Puts each document's row in the page's language beside its German one, in the order of the German rows. */
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
