import { inputOf } from 'contract/draft-fields';
import { type EntryShape, FIELD_FIRST, type Fields, type FieldValue } from 'contract/entry-body';
import { LANGUAGE_CODES, type Language } from 'contract/languages';
import type { EditedProject, ProjectInput } from 'contract/project';
import {
  PROJECT_FIELDS,
  PROJECT_SHARED_NAMES,
  PROJECT_TEXT_NAMES,
  PROJECT_TEXTS,
} from 'contract/project-fields';
import { textsIn as textsOf } from '~/admin/entry/entry-fields';

export type Product = EditedProject;

export const PRODUCT_SHAPE: EntryShape = { fields: PROJECT_FIELDS, names: FIELD_FIRST };

/** A constant, because a new array would count as a change. */
const EMPTY: readonly string[] = [];

export function fieldsOf(product: Product): Fields {
  const texts = PROJECT_TEXT_NAMES.flatMap((field) => {
    const { widget, byLanguage } = PROJECT_TEXTS[field];
    const nothing = widget === 'list' ? EMPTY : '';
    return LANGUAGE_CODES.map(
      (language) => [FIELD_FIRST.of({ field, language }), product[byLanguage][language] ?? nothing] as const,
    );
  });
  const shared = PROJECT_SHARED_NAMES.map((field) => [field, product[field] ?? ''] as const);
  return Object.fromEntries<FieldValue>([...texts, ...shared]);
}

export const textsIn = (values: Fields, language: Language) => textsOf(PRODUCT_SHAPE, values, language);

/** Returns the body of a save; absent fields stay as they are (decision C1). */
export const changeOf = (changes: Fields) => inputOf('project', changes) as ProjectInput;
