import { AUTHOR_TEXTS } from '../../contract/author-fields';
import { storedLines } from '../../contract/block-lines';
import { blocksOf, partNamesOf } from '../../contract/landing-blocks';
import { isPlaceholder } from '../../contract/placeholder';
import { writableTexts } from '../../contract/section-fields';
import { TRANSLATED_FIELDS } from '../../contract/translated-fields';
import { AUTHOR, CONTENT_TYPES, PAGE_TEXT, SECTION, TYPES_WITH_PARTS } from '../content-types';
import type { Data } from '../strapi';

/** Fields of the type, and texts that editors added to a section, by name. */
export type Texts = Readonly<Record<string, string>>;

const FIELDS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(CONTENT_TYPES.map(({ uid, kind }) => [uid, Object.keys(TRANSLATED_FIELDS[kind])])),
  [AUTHOR]: Object.keys(AUTHOR_TEXTS),
};

const ADDED_TEXTS = 'texts';

export const textsToPopulate = (uid: string): Record<string, true> =>
  TYPES_WITH_PARTS.includes(uid) ? { [ADDED_TEXTS]: true } : {};

export const fieldHolding = (uid: string, name: string): string =>
  FIELDS[uid]?.includes(name) ? name : ADDED_TEXTS;

interface AddedText {
  name: string;
  text?: string | null;
}

export function writtenTexts(uid: string, row: Data | undefined): Texts {
  if (!row) return {};
  if (uid === PAGE_TEXT) return (row.texts as Texts | null) ?? {};
  const added = Array.isArray(row[ADDED_TEXTS]) ? (row[ADDED_TEXTS] as AddedText[]) : [];
  const own = (FIELDS[uid] ?? []).map((field) => [field, row[field]] as const);
  const all = [...own, ...added.map(({ name, text }) => [name, text] as const)];
  const written: Record<string, string> = Object.create(null);
  for (const [name, text] of all) {
    // The first of several texts with one name counts.
    if (!(name in written) && typeof text === 'string' && text.trim() !== '') written[name] = text;
  }
  return written;
}

/** Names of the texts that pages show, null where they show all. */
function shownNames(uid: string, row: Data | undefined): readonly string[] | null {
  if (!TYPES_WITH_PARTS.includes(uid)) return null;
  return uid === SECTION
    ? writableTexts(String(row?.sectionKey))
    : [...(FIELDS[uid] ?? []), ...partNamesOf(blocksOf(storedLines(row?.blocks)))];
}

export const isShownText = (uid: string, row: Data, name: string): boolean =>
  shownNames(uid, row)?.includes(name) ?? true;

/** Leaves out texts that no page shows, as of a removed block: none needs translation (docs/decisions/0053). */
export function translatableTexts(uid: string, row: Data | undefined): Texts {
  const texts = writtenTexts(uid, row);
  const shown = shownNames(uid, row);
  if (shown === null) return texts;
  return Object.fromEntries(shown.flatMap((name) => (texts[name] ? [[name, texts[name]]] : [])));
}

export const withoutPlaceholders = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => !isPlaceholder(text)));

export const isSameText = (a: string | undefined, b: string | undefined) =>
  (a ?? '').trim() === (b ?? '').trim();
