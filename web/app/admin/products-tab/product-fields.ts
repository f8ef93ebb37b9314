import { LANGUAGE_CODES, type Language } from 'contract/languages';
import type { EditedProject, ProjectInput } from 'contract/project';
import {
  PROJECT_SHARED_LIMITS,
  PROJECT_SHARED_NAMES,
  PROJECT_TEXT_NAMES,
  PROJECT_TEXTS,
  type ProjectText,
} from 'contract/project-fields';
import type { Fields, FieldValue } from '~/admin/drafts/draft';
import { excessOf } from '~/admin/parts/too-long';

export type Product = EditedProject;

/** A constant, because a new array would count as a change. */
const EMPTY: readonly string[] = [];

export const fieldIn = (field: ProjectText, language: Language) => `${field}.${language}`;

export function fieldsOf(product: Product): Fields {
  const texts = PROJECT_TEXT_NAMES.flatMap((field) => {
    const { form, byLanguage } = PROJECT_TEXTS[field];
    const nothing = form === 'list' ? EMPTY : '';
    return LANGUAGE_CODES.map(
      (language) => [fieldIn(field, language), product[byLanguage][language] ?? nothing] as const,
    );
  });
  const shared = PROJECT_SHARED_NAMES.map((field) => [field, product[field] ?? ''] as const);
  return Object.fromEntries<FieldValue>([...texts, ...shared]);
}

export const textOf = (values: Fields, name: string): string => {
  const value = values[name];
  return typeof value === 'string' ? value : '';
};

export const listOf = (values: Fields, name: string): readonly string[] => {
  const value = values[name];
  return Array.isArray(value) ? value : EMPTY;
};

export const textsIn = (values: Fields, language: Language) =>
  Object.fromEntries(
    PROJECT_TEXT_NAMES.map((field) => [field, linesIn(values, field, language).join('\n')]),
  ) as Record<ProjectText, string>;

function linesIn(values: Fields, field: ProjectText, language: Language): readonly string[] {
  const name = fieldIn(field, language);
  return PROJECT_TEXTS[field].form === 'list' ? listOf(values, name) : [textOf(values, name)];
}

export function tooLongIn(values: Fields): Language[] {
  return LANGUAGE_CODES.filter((language) =>
    PROJECT_TEXT_NAMES.some((field) =>
      linesIn(values, field, language).some((text) => excessOf(text, PROJECT_TEXTS[field].limit) > 0),
    ),
  );
}

export const isSharedTooLong = (values: Fields): boolean =>
  Object.entries(PROJECT_SHARED_LIMITS).some(([field, limit]) => excessOf(textOf(values, field), limit) > 0);

export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Trims texts and drops empty features, as the site stores them, so that saved values equal typed ones. */
export function tidied(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, tidiedValue(name, value)]));
}

function tidiedValue(name: string, value: FieldValue): FieldValue {
  if (Array.isArray(value)) return value.map(oneLine).filter(Boolean);
  const isLongText = PROJECT_TEXT_NAMES.some(
    (field) => ['text', 'block'].includes(PROJECT_TEXTS[field].form) && name.startsWith(`${field}.`),
  );
  return typeof value !== 'string' || isLongText ? value : oneLine(value);
}

/** Returns the body of a save; absent fields stay as they are (decision C1). */
export function changeOf(changes: Fields): ProjectInput {
  const shared: Record<string, FieldValue> = {};
  const texts: Partial<Record<string, Record<string, FieldValue>>> = {};
  for (const [name, value] of Object.entries(changes)) {
    const [field = '', language] = name.split('.');
    if (language === undefined) shared[field] = value;
    else texts[field] = { ...texts[field], [language]: value };
  }
  return { ...shared, ...texts } as ProjectInput;
}

export function isWebAddressOrEmpty(text: string): boolean {
  const address = text.trim();
  if (address === '') return true;
  return /^https?:\/\/[^\s/]/i.test(address) && URL.canParse(address);
}
