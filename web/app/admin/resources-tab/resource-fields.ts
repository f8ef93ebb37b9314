import { type EntryShape, FIELD_FIRST, type Fields, type FieldValue } from 'contract/entry-body';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from 'contract/languages';
import type { EditedResource } from 'contract/resource';
import {
  RESOURCE_FIELDS,
  RESOURCE_SHARED_NAMES,
  RESOURCE_TEXT_NAMES,
  RESOURCES_PAGE,
} from 'contract/resource-fields';

export const RESOURCE_SHAPE: EntryShape = { fields: RESOURCE_FIELDS, names: FIELD_FIRST };

export function fieldsOf(resource: EditedResource): Fields {
  const localized = LANGUAGE_CODES.flatMap((language) => [
    ...RESOURCE_TEXT_NAMES.map(
      (field) => [FIELD_FIRST.of({ field, language }), resource[field][language] ?? ''] as const,
    ),
    [FIELD_FIRST.of({ field: 'file', language }), resource.file[language]?.url ?? ''] as const,
  ]);
  const shared = RESOURCE_SHARED_NAMES.map((field) => [field, resource[field] ?? ''] as const);
  return Object.fromEntries<FieldValue>([...localized, ...shared]);
}

/** Tells whether the resource leads nowhere, at least in German: visitors do not see it then. */
export const isEmpty = ({ address, file }: EditedResource): boolean => !address && !file[DEFAULT_LANGUAGE];

export function stateOf(resource: EditedResource): 'hidden' | 'published' | 'empty' {
  if (!resource.isPublished) return 'hidden';
  return isEmpty(resource) ? 'empty' : 'published';
}

/** Returns the part of the page that lists the resource; where visitors do not see it, in a preview for editors. */
export function previewAddress({ key, part, isPublished }: EditedResource): string {
  const query = isPublished ? '' : `?preview=${encodeURIComponent(key)}`;
  return `${RESOURCES_PAGE}${query}#${part}`;
}
