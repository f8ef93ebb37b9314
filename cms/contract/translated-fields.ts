import type { DescribedFields, Field } from './field';
import { LIST_LENGTH, LONG_TEXT_LENGTH } from './limits';
import { PICTURE_FIELDS } from './media-fields';
import { declarationOf, forEachKind, isOrderedKind, textFieldsOf } from './ordered-kinds';
import { POST_TEXTS } from './post-fields';
import { PRODUCT_TEXTS } from './product-text-fields';
import { PROJECT_TEXTS } from './project-fields';
import { SECTION_TEXTS } from './section-fields';
import { INCIDENT, incidentField, SERVICE_STATUS_FIELDS } from './service-status-fields';
import type { TextKind } from './translation-state';

export const TRANSLATED_FIELDS: Readonly<Record<TextKind, DescribedFields>> = {
  section: SECTION_TEXTS,
  project: PROJECT_TEXTS,
  'product-text': PRODUCT_TEXTS,
  ...forEachKind(textFieldsOf),
  post: POST_TEXTS,
  picture: PICTURE_FIELDS,
  'service-status': { [INCIDENT]: SERVICE_STATUS_FIELDS[incidentField('de')] },
};

export function translatedField(kind: TextKind, name: string): Field | null {
  if (Object.hasOwn(TRANSLATED_FIELDS[kind], name)) return TRANSLATED_FIELDS[kind][name] ?? null;
  const part = isOrderedKind(kind) ? declarationOf(kind).parts?.(name) : null;
  return part?.isLocalized ? part : null;
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Returns a text as its field stores it: one line, a list without blank entries, or as it is. */
export function storedForm({ widget }: Field, text: string): string {
  if (widget === 'line') return inOneLine(text);
  if (widget === 'list') return text.split('\n').map(inOneLine).filter(Boolean).join('\n');
  return text;
}

export function excessOf(
  { widget, limit = LONG_TEXT_LENGTH }: Field,
  text: string,
): { problem: 'too-long' | 'too-many-lines'; limit: number } | null {
  const parts = widget === 'list' ? text.split('\n') : [text];
  if (parts.length > LIST_LENGTH) return { problem: 'too-many-lines', limit: LIST_LENGTH };
  return parts.some(({ length }) => length > limit) ? { problem: 'too-long', limit } : null;
}

/** Returns the length of a text, or of the longest entry of a list, that is over its limit or over what is shown. */
export function overlong(
  { widget, counts, limit = LONG_TEXT_LENGTH }: Field,
  text: string,
): { count: number; limit: number } | null {
  const parts = widget === 'list' ? text.split('\n') : [text];
  const count = Math.max(...parts.map((part) => part.trim().length));
  const most = typeof counts === 'number' ? Math.min(counts, limit) : limit;
  return count > most ? { count, limit: most } : null;
}
