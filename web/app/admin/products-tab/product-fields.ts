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

/** Always the same: a new one would look like a change. */
const EMPTY: readonly string[] = [];

export const fieldIn = (field: ProjectText, language: Language) => `${field}.${language}`;

/** A product as a flat form. */
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

/** The texts of one language by name, as translations are judged. */
export const textsIn = (values: Fields, language: Language) =>
  Object.fromEntries(
    PROJECT_TEXT_NAMES.map((field) => [field, linesIn(values, field, language).join('\n')]),
  ) as Record<ProjectText, string>;

/** The entries of a list, or the one text. */
function linesIn(values: Fields, field: ProjectText, language: Language): readonly string[] {
  const name = fieldIn(field, language);
  return PROJECT_TEXTS[field].form === 'list' ? listOf(values, name) : [textOf(values, name)];
}

/** The languages with a text that is too long, German first. */
export function tooLongIn(values: Fields): Language[] {
  return LANGUAGE_CODES.filter((language) =>
    PROJECT_TEXT_NAMES.some((field) =>
      linesIn(values, field, language).some((text) => excessOf(text, PROJECT_TEXTS[field].limit) > 0),
    ),
  );
}

/** Whether something that all languages share is too long. */
export const isSharedTooLong = (values: Fields): boolean =>
  Object.entries(PROJECT_SHARED_LIMITS).some(([field, limit]) => excessOf(textOf(values, field), limit) > 0);

export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** As it will be stored: without blanks around it and empty features, so that what was saved equals what was typed. */
export function tidied(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, tidiedValue(name, value)]));
}

function tidiedValue(name: string, value: FieldValue): FieldValue {
  if (Array.isArray(value)) return value.map(oneLine).filter(Boolean);
  const isLongText = PROJECT_TEXT_NAMES.some(
    (field) => PROJECT_TEXTS[field].form === 'text' && name.startsWith(`${field}.`),
  );
  return typeof value !== 'string' || isLongText ? value : oneLine(value);
}

/** What was changed, as the contract wants it: absent is unchanged (decision C1). */
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

/** Empty, or an address that can stand behind a link. */
export function isWebAddressOrEmpty(text: string): boolean {
  const address = text.trim();
  if (address === '') return true;
  return /^https?:\/\/[^\s/]/i.test(address) && URL.canParse(address);
}
