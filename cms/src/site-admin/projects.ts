import { DEFAULT_LANGUAGE } from '../../contract/languages';
import { type EditedProject, editedProject, type ProjectInput, storedProject } from '../../contract/project';
import {
  PROJECT_SHARED_COLUMNS,
  PROJECT_SHARED_NAMES,
  PROJECT_TEXT_NAMES,
  PROJECT_TEXTS,
  type ProjectText,
} from '../../contract/project-fields';
import { PROJECT } from '../content-types';
import { byLanguage, type LocalizedRow, rowIn } from './localized-entries';
import { LocalizedKind } from './localized-kind';
import { type Changes, changedTexts, differences } from './localized-writes';
import { asStored, linesOf } from './stored-lines';

interface ProjectRow extends LocalizedRow, Partial<Record<ProjectText, string | null>> {
  key: string;
}

/** New products in Strapi's form begin inactive. */
const ACTIVE_UNLESS_SAID = true;

export const projects = new LocalizedKind<ProjectRow, ProjectInput, EditedProject>({
  uid: PROJECT,
  path: '/projects',
  answer: editedProject,
  view(visible, all) {
    const german = rowIn(visible, DEFAULT_LANGUAGE);
    const { order, ...columns } = storedProject.parse(visible[0]);
    const texts = PROJECT_TEXT_NAMES.map((field) => [
      PROJECT_TEXTS[field].byLanguage,
      byLanguage(visible, (row) => textIn(row, field)),
    ]);
    const shared = PROJECT_SHARED_NAMES.map((field) => [field, columns[PROJECT_SHARED_COLUMNS[field]]]);
    return {
      key: all[0].key,
      // The site shows the key of a product without a title.
      title: textIn(german, 'title') || all[0].key,
      features: textIn(german, 'features'),
      ...Object.fromEntries([...texts, ...shared]),
      order,
    };
  },
  content: (all) => [
    PROJECT_SHARED_NAMES.map((field) => all[0][PROJECT_SHARED_COLUMNS[field]] ?? null),
    all.map((row) => [row.locale, ...PROJECT_TEXT_NAMES.map((field) => textIn(row, field))]),
  ],
  changes: (_strapi, rows, input) => changesOf(rows, input),
  unknownInOrder: 'product-unknown',
});

function textIn(row: ProjectRow | undefined, field: ProjectText): string | string[] {
  const text = row?.[field] ?? '';
  return PROJECT_TEXTS[field].widget === 'list' ? linesOf(text) : text;
}

function changesOf(rows: ProjectRow[], given: ProjectInput): Changes {
  const isActive = given.isActive ?? (rows.length === 0 ? ACTIVE_UNLESS_SAID : undefined);
  const texts = changedTexts(rows, (language, row) =>
    differences(
      textFields((name) => asStored(given[name]?.[language])),
      textFields((name) => asStored(textIn(row, name))),
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

const textFields = <Value>(value: (name: ProjectText) => Value) =>
  Object.fromEntries(PROJECT_TEXT_NAMES.map((name) => [name, value(name)]));
