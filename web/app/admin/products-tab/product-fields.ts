import type { Fields, FieldValue } from '~/admin/drafts/draft';
import { excessOf } from '~/admin/parts/too-long';
import type { EditedProjectAnswer } from '~/api/contract-editing';
import type { ProjectInput } from '~/api/contract-input';
import { LANGUAGE_CODES, type Language } from '~/i18n/languages';

export type Product = EditedProjectAnswer;

/** Fields of a product that have a value in each language. */
export const TEXT_FIELDS = ['title', 'description', 'features'] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

/** How many characters the contract takes; of features, each. */
export const LONGEST = {
  title: 255,
  description: 50_000,
  features: 255,
  status: 100,
  externalUrl: 255,
} as const;

export const fieldIn = (field: TextField, language: Language) => `${field}.${language}`;

/** A product as a flat form. */
export function fieldsOf(product: Product): Fields {
  const texts = LANGUAGE_CODES.flatMap((language) => [
    [fieldIn('title', language), product.titles[language] ?? ''] as const,
    [fieldIn('description', language), product.description[language] ?? ''] as const,
    [fieldIn('features', language), product.featuresByLanguage[language] ?? []] as const,
  ]);
  return {
    ...Object.fromEntries<FieldValue>(texts),
    color: product.color,
    icon: product.icon,
    status: product.status,
    isActive: product.isActive,
    externalUrl: product.externalUrl ?? '',
  };
}

export const textOf = (values: Fields, name: string): string => {
  const value = values[name];
  return typeof value === 'string' ? value : '';
};

export const listOf = (values: Fields, name: string): readonly string[] => {
  const value = values[name];
  return Array.isArray(value) ? value : [];
};

/** The texts of one language by name, as translations are judged. */
export function textsIn(values: Fields, language: Language): Record<TextField, string> {
  return {
    title: textOf(values, fieldIn('title', language)),
    description: textOf(values, fieldIn('description', language)),
    features: listOf(values, fieldIn('features', language)).join('\n'),
  };
}

/** The languages with a text that is too long, German first. */
export function tooLongIn(values: Fields): Language[] {
  return LANGUAGE_CODES.filter((language) =>
    TEXT_FIELDS.some((field) => {
      const name = fieldIn(field, language);
      const texts = field === 'features' ? listOf(values, name) : [textOf(values, name)];
      return texts.some((text) => excessOf(text, LONGEST[field]) > 0);
    }),
  );
}

/** Whether something that all languages share is too long. */
export const isSharedTooLong = (values: Fields): boolean =>
  (['status', 'externalUrl'] as const).some((field) => excessOf(textOf(values, field), LONGEST[field]) > 0);

export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** As it will be stored: without blanks around it and empty features, so that what was saved equals what was typed. */
export function tidied(name: string, value: FieldValue): FieldValue {
  if (Array.isArray(value)) return value.map(oneLine).filter(Boolean);
  if (typeof value !== 'string' || name.startsWith('description.')) return value;
  return oneLine(value);
}

/** What was changed, as the contract wants it: absent is unchanged (decisions C1). */
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
