import { DEFAULT_LANGUAGE, type Language } from '../../../contract/languages';
import type {
  EditableText,
  PageText,
  StoredTexts,
  TextChange,
  TextProblem,
} from '../../../contract/page-text';

export interface TextRow extends Pick<EditableText, 'key' | 'place' | 'limit' | 'placeholders'> {
  builtIn: string;
  german: string;
  isOutdated: boolean;
}

/** Strapi's form may hold the texts as JSON. */
export function textsOf(value: unknown): StoredTexts {
  const texts: unknown = typeof value === 'string' && value !== '' ? JSON.parse(value) : value;
  return typeof texts === 'object' && texts !== null ? (texts as StoredTexts) : {};
}

export const textIn = (texts: StoredTexts, key: string): string | null =>
  Object.hasOwn(texts, key) ? (texts[key] ?? null) : null;

export function rowsOf({ texts }: PageText, language: Language, stored: StoredTexts): TextRow[] {
  const rows = texts.map(({ key, place, limit, placeholders, languages }): TextRow => {
    const { builtIn, isOutdated } = languages[language];
    const german = languages[DEFAULT_LANGUAGE];
    return { key, place, limit, placeholders, builtIn, german: german.stored ?? german.builtIn, isOutdated };
  });
  const isOwn = ({ key }: TextRow) => textIn(stored, key) !== null;
  return [...rows.filter(isOwn), ...rows.filter((row) => !isOwn(row))];
}

export const lostKeys = ({ texts }: PageText, stored: StoredTexts): string[] =>
  Object.keys(stored).filter((key) => !texts.some((text) => text.key === key));

export function isFound(
  { key, place, builtIn, german }: TextRow,
  own: string | null,
  search: string,
): boolean {
  const wanted = search.trim().toLocaleLowerCase('de');
  return `${place} ${key} ${builtIn} ${german} ${own ?? ''}`.toLocaleLowerCase('de').includes(wanted);
}

/** Writes a text; an empty one and the built-in one put the built-in text back. */
export function withText(texts: StoredTexts, { key, builtIn }: TextRow, text: string): StoredTexts {
  const { [key]: _before, ...others } = texts;
  return text.trim() === '' || text === builtIn ? others : { ...others, [key]: text };
}

export function changesBetween(
  before: StoredTexts,
  now: StoredTexts,
  place: Pick<TextChange, 'file' | 'language'>,
): TextChange[] {
  return [...new Set([...Object.keys(before), ...Object.keys(now)])].flatMap((key) => {
    const [from, to] = [textIn(before, key), textIn(now, key)];
    return from === to ? [] : [{ ...place, key, from, to }];
  });
}

export function problemText({ problem, limit }: Pick<TextProblem, 'problem' | 'limit'>): string {
  const sentences: Record<TextProblem['problem'], string> = {
    'unknown-key': 'Diesen Text gibt es auf der Website nicht mehr.',
    placeholders: 'Die Platzhalter in doppelten geschweiften Klammern müssen dieselben bleiben.',
    'too-long': `Der Text ist zu lang: höchstens ${limit ?? ''} Zeichen.`,
    'no-room': 'Dafür ist in einer Zeichnung kein Platz. Bitte kürzer schreiben.',
  };
  return sentences[problem];
}
