import { isPlaceholder } from '../../contract/placeholder';
import { PRODUCT_TEXT_FIELDS } from '../../contract/product-text-fields';
import { PROJECT_TEXT_NAMES } from '../../contract/project-fields';
import { SECTION_FIELDS } from '../../contract/section-fields';
import { BLOG_POST, PRODUCT_TEXT, PROJECT, SECTION } from '../content-types';
import type { Data } from '../strapi';

/** The texts of one language by name: fields of the type, and what editors have added to a section. */
export type Texts = Readonly<Record<string, string>>;

/** The translated fields of each type. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  [SECTION]: SECTION_FIELDS,
  [PROJECT]: PROJECT_TEXT_NAMES,
  [PRODUCT_TEXT]: PRODUCT_TEXT_FIELDS,
  [BLOG_POST]: ['title', 'excerpt', 'content', 'seoTitle', 'seoDescription'],
};

/** The component that holds the texts that editors have added. */
const ADDED_TEXTS = 'texts';

/** What to populate so that an entry has all its texts. */
export const textsToPopulate = (uid: string): Record<string, true> =>
  uid === SECTION ? { [ADDED_TEXTS]: true } : {};

/** The field of the type that holds a text: roles give permissions for fields. */
export const fieldHolding = (uid: string, name: string): string =>
  FIELDS[uid]?.includes(name) ? name : ADDED_TEXTS;

interface AddedText {
  name: string;
  text?: string | null;
}

/** All texts of a row that are not blank, by name. */
export function writtenTexts(uid: string, row: Data | undefined): Texts {
  if (!row) return {};
  const added = Array.isArray(row[ADDED_TEXTS]) ? (row[ADDED_TEXTS] as AddedText[]) : [];
  const own = (FIELDS[uid] ?? []).map((field) => [field, row[field]] as const);
  const all = [...own, ...added.map(({ name, text }) => [name, text] as const)];
  const written: Record<string, string> = Object.create(null);
  for (const [name, text] of all) {
    // Of texts with one name, which only the panel can make, the first one counts.
    if (!(name in written) && typeof text === 'string' && text.trim() !== '') written[name] = text;
  }
  return written;
}

export const withoutPlaceholders = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => !isPlaceholder(text)));

/** Blanks around a text are no change of it. */
export const isSameText = (a: string | undefined, b: string | undefined) =>
  (a ?? '').trim() === (b ?? '').trim();
