import type { ProjectInput } from '../../contract/project';
import {
  PROJECT_SHARED_COLUMNS,
  PROJECT_SHARED_NAMES,
  PROJECT_TEXT_NAMES,
} from '../../contract/project-fields';
import { type Changes, changedTexts, differences } from './localized-writes';
import { type ProjectRow, textIn } from './project-view';
import { asStored } from './stored-lines';

/** New products in Strapi's form begin inactive. */
const ACTIVE_UNLESS_SAID = true;

export function projectChanges(rows: ProjectRow[], given: ProjectInput): Changes {
  const isActive = given.isActive ?? (rows.length === 0 ? ACTIVE_UNLESS_SAID : undefined);
  const texts = changedTexts(rows, (language, row) =>
    differences(
      fields(PROJECT_TEXT_NAMES, (name) => asStored(given[name]?.[language])),
      fields(PROJECT_TEXT_NAMES, (name) => asStored(textIn(row, name))),
    ),
  );
  const shared = PROJECT_SHARED_NAMES.map((name) => [
    PROJECT_SHARED_COLUMNS[name],
    { ...given, isActive }[name],
  ]);
  return {
    texts,
    shared: differences(Object.fromEntries(shared), rows[0]),
    undated: given.order === undefined ? {} : { order: given.order },
  };
}

const fields = <Name extends string, Value>(names: readonly Name[], value: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, value(name)]));
