import { isColor, isFontName } from 'contract/appearance-fields';
import type { EntryShape, Fields, FieldValue, Place } from 'contract/entry-body';
import { type DescribedFields, type Field, isTranslated } from 'contract/field';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from 'contract/languages';
import { isSame } from '~/admin/drafts/draft';
import { excessOf } from '~/admin/parts/too-long';

export const textOf = (value: FieldValue | undefined): string => {
  if (Array.isArray(value)) return value.join('\n');
  return typeof value === 'string' ? value : '';
};

export function placesOf(fields: DescribedFields): Place[] {
  return Object.entries(fields).flatMap(([field, { isLocalized }]): Place[] =>
    isLocalized ? LANGUAGE_CODES.map((language) => ({ field, language })) : [{ field, language: null }],
  );
}

export function textsIn({ fields, names }: EntryShape, values: Fields, language: Language) {
  const texts = Object.entries(fields).filter(([, field]) => isTranslated(field));
  return Object.fromEntries(texts.map(([field]) => [field, textOf(values[names.of({ field, language })])]));
}

export type Fault = 'tooLong' | 'required' | 'address' | 'color' | 'font' | 'format';

export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/]/i.test(text) && URL.canParse(text);
}

export function faultOf(
  field: Field,
  value: FieldValue | undefined,
  language: Language | null,
): Fault | null {
  const { widget, limit, isRequired, format } = field;
  const entries = Array.isArray(value) ? value : [textOf(value)];
  if (limit !== undefined && entries.some((entry) => excessOf(entry, limit) > 0)) return 'tooLong';
  const text = textOf(value).trim();
  const isOriginal = language === null || language === DEFAULT_LANGUAGE;
  if (text === '') return isRequired && isOriginal ? 'required' : null;
  if (widget === 'address' && !isWebAddress(text)) return 'address';
  if (widget === 'color' && !isColor(text)) return 'color';
  if (widget === 'font' && !isFontName(text)) return 'font';
  if (format && !format.pattern.test(text)) return 'format';
  return null;
}

export function faultyPlaces({ fields, names }: EntryShape, values: Fields, changes: Fields): Place[] {
  return placesOf(fields).filter((place) => {
    const field = fields[place.field];
    const name = names.of(place);
    const fault = field && faultOf(field, values[name], place.language);
    return fault === 'required' || (fault && name in changes);
  });
}

export function collide(before: Fields, now: Fields, sent: Fields): boolean {
  return Object.entries(sent).some(([name, mine]) => {
    const theirs = now[name] ?? '';
    return !isSame(theirs, before[name] ?? '') && !isSame(theirs, mine);
  });
}
