import { type EntryShape, FIELD_FIRST, type Fields, type FieldValue } from 'contract/entry-body';
import { LANGUAGE_CODES } from 'contract/languages';
import type { EditedOpening } from 'contract/opening';
import {
  isOpen,
  OPENING_FIELDS,
  OPENING_SHARED_NAMES,
  OPENING_TEXT_NAMES,
  OPENING_TEXTS,
  OPENINGS_PAGE,
} from 'contract/opening-fields';

export const OPENING_SHAPE: EntryShape = { fields: OPENING_FIELDS, names: FIELD_FIRST };

/** A constant, because a new array would count as a change. */
const EMPTY: readonly string[] = [];

export function fieldsOf(opening: EditedOpening): Fields {
  const texts = OPENING_TEXT_NAMES.flatMap((field) => {
    const nothing = OPENING_TEXTS[field].widget === 'list' ? EMPTY : '';
    return LANGUAGE_CODES.map(
      (language) => [FIELD_FIRST.of({ field, language }), opening[field][language] ?? nothing] as const,
    );
  });
  const shared = OPENING_SHARED_NAMES.map((field) => [field, opening[field] ?? ''] as const);
  return Object.fromEntries<FieldValue>([...texts, ...shared]);
}

export function stateOf(opening: EditedOpening): 'hidden' | 'published' | 'expired' {
  if (!opening.isPublished) return 'hidden';
  return isOpen(opening) ? 'published' : 'expired';
}

/** Returns the opening's place on the page; where visitors do not see it, in a preview for editors. */
export function previewAddress(opening: EditedOpening): string {
  const query = stateOf(opening) === 'published' ? '' : `?preview=${encodeURIComponent(opening.key)}`;
  return `${OPENINGS_PAGE}${query}#${opening.key}`;
}
