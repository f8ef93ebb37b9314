import { contentFile, type PointedKind } from '~/i18n/content-text';
import { currentEdition, type Edition, type TextRef } from '~/i18n/edition.server';
import { bindPairs } from '~/typography';
import type { Localized } from './localized';
import { typedText } from './typed-text.server';

/** The end of a line with words, but for rows of tables, which end there themselves. */
const LINE_END = /[^\s|](?=[ \t]*$)/gmu;

type LocalizedLines = Localized<string> | Localized<string[]>;

function bound({ value, lang }: LocalizedLines) {
  return { value: typeof value === 'string' ? bindPairs(value) : value.map(bindPairs), lang };
}

function previewed({ value, lang }: LocalizedLines, edition: Edition, place: Omit<TextRef, 'language'>) {
  const stored = typeof value === 'string' ? value : value.join('\n');
  const { ref, ...typed } = typedText({ value: stored, lang }, place, edition);
  const text = bindPairs(typed.value).replace(LINE_END, (end) => edition.marked(end, ref));
  const lines = () => text.split('\n').filter((line) => line.trim() !== '');
  return { value: typeof value === 'string' ? text : lines(), lang: typed.lang };
}

export function withShownLines<Entry extends { key: string }, Name extends keyof Entry & string>(
  entry: Entry & Readonly<Record<Name, LocalizedLines | null>>,
  names: readonly Name[],
  kind: PointedKind,
): Entry {
  const edition = currentEdition();
  const file = contentFile(kind, entry.key);
  const texts = names.map((key) => {
    const text = entry[key];
    if (!text) return [key, text];
    return [key, edition.isMarked ? previewed(text, edition, { file, key }) : bound(text)];
  });
  return { ...entry, ...Object.fromEntries(texts) };
}
