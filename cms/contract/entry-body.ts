// Imports no Zod, because forms load this module.
import type { DescribedFields, Field } from './field';
import { isLanguage, type Language } from './languages';

export type FieldValue = string | number | boolean | null | readonly string[];

/** An entry as a flat form: `translations.de.title`, `color`, … An absent name counts as an empty text. */
export type Fields = Readonly<Record<string, FieldValue>>;

/** A field, in one language if each has its own. */
export interface Place {
  field: string;
  language: Language | null;
}

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

/** `translations.de.title`, or `images.main`; names of texts and pictures may have dots. */
export const SECTION_NAMES: ValueNames = {
  of: ({ field, language }) => (language ? `translations.${language}.${field}` : `images.${field}`),
  read: (name) => {
    const [kind, ...rest] = name.split('.');
    if (kind === 'images') return { field: rest.join('.'), language: null };
    const [language, ...field] = rest;
    return kind === 'translations' && isLanguage(language) ? { field: field.join('.'), language } : null;
  },
};

/** `de/cards.0.title`, for the texts of a copy file. */
export const TEXT_NAMES: ValueNames = {
  of: ({ field, language }) => `${language}/${field}`,
  read: (name) => {
    const end = name.indexOf('/');
    const language = name.slice(0, end);
    return isLanguage(language) ? { field: name.slice(end + 1), language } : null;
  },
};

export interface EntryShape {
  fields: DescribedFields;
  names: ValueNames;
  /** Describes what an entry has by name beside its fields. */
  parts?: (name: string) => Field | null;
}

export const fieldAt = ({ fields, parts }: EntryShape, { field }: Place): Field | null =>
  (Object.hasOwn(fields, field) ? fields[field] : parts?.(field)) ?? null;

export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Tidies sent values as the site does, so that saved values equal them. */
export function tidied(shape: EntryShape, sent: Fields): Fields {
  return Object.fromEntries(
    Object.entries(sent).map(([name, value]) => {
      const place = shape.names.read(name);
      const widget = place && fieldAt(shape, place)?.widget;
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
