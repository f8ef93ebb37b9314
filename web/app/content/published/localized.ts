import type { DescribedFields } from 'contract/field';
import { DEFAULT_LANGUAGE, type Language } from 'contract/languages';
import { hasText } from 'contract/placeholder';

/** A text with its actual language: German if the page's language lacks it. */
export interface Localized<Value> {
  value: Value;
  lang: Language;
}

type MaybeText = string | null | undefined;

export type TextsByName<Name extends string = string> = Readonly<Partial<Record<Name, MaybeText>>>;

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

/** The editors' texts by name; null where the language and German have none. */
export type LocalizedTexts<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { widget: 'list' }
    ? Localized<string[]>
    : Localized<string> | null;
};

/** Returns the texts of fields that the contract describes. */
export function localizedTexts<Fields extends DescribedFields>(
  fields: Fields,
  language: Language,
  own: TextsByName<keyof Fields & string> | null,
  german: TextsByName<keyof Fields & string> | null,
): LocalizedTexts<Fields> {
  const texts = Object.entries(fields).map(([name, { widget }]) => {
    const localized = widget === 'list' ? localizedLines : localizedText;
    return [name, localized(language, own?.[name], german?.[name])];
  });
  return Object.fromEntries(texts);
}

/** Returns the texts that editors have named, without those that are empty in the language and in German. */
export function localizedByName(
  language: Language,
  own: TextsByName,
  german: TextsByName,
): Record<string, Localized<string>> {
  // Editors may name a text `constructor`, which every object inherits.
  const textIn = (texts: TextsByName, name: string) => (Object.hasOwn(texts, name) ? texts[name] : null);
  const names = new Set([...Object.keys(german), ...Object.keys(own)]);
  const found = [...names].flatMap((name) => {
    const text = localizedText(language, textIn(own, name), textIn(german, name));
    return text ? [[name, text] as const] : [];
  });
  return Object.fromEntries(found);
}

/** A row in the language of the page and in German; `shared` has what all languages share. */
export interface Pair<Row> {
  row: Row | null;
  german: Row | null;
  shared: Row;
}

export function pairWithGerman<Row extends { documentId: string }>(
  rows: readonly Row[],
  germanRows: readonly Row[],
): Pair<Row>[] {
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
