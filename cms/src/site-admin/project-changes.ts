import { LANGUAGE_CODES, type Language } from '../../contract/languages';
import type { ProjectInput } from '../../contract/project';
import {
  PROJECT_SHARED_COLUMNS,
  PROJECT_SHARED_NAMES,
  PROJECT_TEXT_NAMES,
} from '../../contract/project-fields';
import type { Data } from '../strapi';
import { type ProjectRow, textIn } from './project-view';

/** Per language what differs from the stored texts; absent means unchanged (decisions C1). */
export function changedTexts(rows: ProjectRow[], given: ProjectInput) {
  const changes: Partial<Record<Language, Data>> = {};
  for (const language of LANGUAGE_CODES) {
    const row = rows.find(({ locale }) => locale === language);
    const texts = PROJECT_TEXT_NAMES.map((field) => [field, asStored(given[field]?.[language])] as const);
    const stored = PROJECT_TEXT_NAMES.map((field) => [field, asStored(textIn(row, field))] as const);
    const change = differences(Object.fromEntries(texts), Object.fromEntries(stored));
    if (Object.keys(change).length > 0) changes[language] = change;
  }
  return changes;
}

/** A list has one entry a line; empty entries are none. */
const asStored = (value: string | string[] | undefined) =>
  Array.isArray(value) ? value.filter(Boolean).join('\n') : value;

export function changedShared(row: ProjectRow | undefined, given: ProjectInput): Data {
  const shared = PROJECT_SHARED_NAMES.map((field) => [PROJECT_SHARED_COLUMNS[field], given[field]] as const);
  return differences(Object.fromEntries(shared), { ...row });
}

/** What is given and differs; nothing and an empty text are the same. */
function differences(given: Data, stored: Data): Data {
  return Object.fromEntries(
    Object.entries(given).filter(
      ([field, value]) => value !== undefined && (value ?? '') !== (stored[field] ?? ''),
    ),
  );
}
