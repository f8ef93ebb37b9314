import { isColor, isFontName } from 'contract/appearance-fields';
import type { DescribedFields, Field } from 'contract/field';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_CODES, type Language } from 'contract/languages';
import { type Fields, type FieldValue, isSame } from '~/admin/drafts/draft';
import { excessOf } from '~/admin/parts/too-long';

/** A field, in one language if each has its own. */
export interface Place {
  field: string;
  language: Language | null;
}

/** Names of an entry's values in drafts. */
export interface ValueNames {
  of: (place: Place) => string;
  /** Null for a name that is none of the entry. */
  read: (name: string) => Place | null;
}

/** `title.de`, or `color` for what all languages share. */
export const FIELD_FIRST: ValueNames = {
  of: ({ field, language }) => (language ? `${field}.${language}` : field),
  read: (name) => {
    const [field = '', language] = name.split('.');
    if (language === undefined) return { field, language: null };
    return isLanguage(language) ? { field, language } : null;
  },
};

/** Describes the form of an entry. */
export interface EntryShape {
  fields: DescribedFields;
  names: ValueNames;
}

export const textOf = (value: FieldValue | undefined): string => {
  if (Array.isArray(value)) return value.join('\n');
  return typeof value === 'string' ? value : '';
};

export function placesOf(fields: DescribedFields): Place[] {
  return Object.entries(fields).flatMap(([field, { isLocalized }]): Place[] =>
    isLocalized ? LANGUAGE_CODES.map((language) => ({ field, language })) : [{ field, language: null }],
  );
}

/** The texts of one language, by field. */
export function textsIn({ fields, names }: EntryShape, values: Fields, language: Language) {
  const localized = Object.entries(fields).filter(([, { isLocalized }]) => isLocalized);
  return Object.fromEntries(
    localized.map(([field]) => [field, textOf(values[names.of({ field, language })])]),
  );
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

/** Returns the places that stop a save: wrong changes, and required fields without a value. */
export function faultyPlaces({ fields, names }: EntryShape, values: Fields, changes: Fields): Place[] {
  return placesOf(fields).filter((place) => {
    const field = fields[place.field];
    const name = names.of(place);
    const fault = field && faultOf(field, values[name], place.language);
    return fault === 'required' || (fault && name in changes);
  });
}

export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Tidies sent values as the site does, so that saved values equal them. */
export function tidied({ fields, names }: EntryShape, sent: Fields): Fields {
  return Object.fromEntries(
    Object.entries(sent).map(([name, value]) => {
      const widget = fields[names.read(name)?.field ?? '']?.widget;
      if (Array.isArray(value)) return [name, value.map(oneLine).filter(Boolean)];
      const isLine = widget === 'line' || widget === 'address';
      return [name, isLine && typeof value === 'string' ? oneLine(value) : value];
    }),
  );
}

type Body = { [name: string]: FieldValue | Body };

/** Returns the body of a save, each value at its path; absent fields stay as they are (decision C1). */
export function bodyOf(changes: Fields, pathOf: (name: string) => readonly string[]): Body {
  const body: Body = {};
  for (const [name, value] of Object.entries(changes)) {
    const path = pathOf(name);
    const group = path.slice(0, -1).reduce<Body>((outer, key) => {
      const inner = outer[key];
      if (typeof inner === 'object' && inner !== null && !Array.isArray(inner)) return inner as Body;
      const made: Body = {};
      outer[key] = made;
      return made;
    }, body);
    group[path.at(-1) ?? name] = value;
  }
  return body;
}

/** Tells whether the stored and the sent values differ in a field that both have changed. */
export function collide(before: Fields, now: Fields, sent: Fields): boolean {
  return Object.entries(sent).some(([name, mine]) => {
    const theirs = now[name] ?? '';
    return !isSame(theirs, before[name] ?? '') && !isSame(theirs, mine);
  });
}
