import { DEFAULT_LANGUAGE } from '../../contract/languages';
import { type EditedProject, editedProject, storedProject } from '../../contract/project';
import {
  PROJECT_SHARED_COLUMNS,
  PROJECT_SHARED_NAMES,
  PROJECT_TEXT_NAMES,
  PROJECT_TEXTS,
  type ProjectText,
} from '../../contract/project-fields';
import { PROJECT } from '../content-types';
import type { Sources } from '../translations/sources';
import { etagOf } from './etag';
import { ageOf, byLanguage, type LocalizedRow, outdatedTextsOf, type Rows } from './localized-entries';
import { linesOf } from './stored-lines';

export interface ProjectRow extends LocalizedRow, Partial<Record<ProjectText, string | null>> {
  key: string;
  order?: number | null;
}

/** The etag covers the whole product, whatever is visible of it. */
export function projectView(
  visible: Rows<ProjectRow>,
  all: Rows<ProjectRow>,
  sources?: Sources,
): EditedProject {
  const [first] = visible;
  const german = visible.find(({ locale }) => locale === DEFAULT_LANGUAGE);
  const { order, ...columns } = storedProject.parse(first);
  const texts = PROJECT_TEXT_NAMES.map((field) => [
    PROJECT_TEXTS[field].byLanguage,
    byLanguage(visible, (row) => textIn(row, field)),
  ]);
  const shared = PROJECT_SHARED_NAMES.map((field) => [field, columns[PROJECT_SHARED_COLUMNS[field]]]);
  return editedProject.parse({
    key: all[0].key,
    // The site shows the key of a product without a title.
    title: textIn(german, 'title') || all[0].key,
    features: textIn(german, 'features'),
    ...Object.fromEntries([...texts, ...shared]),
    order,
    outdated: outdatedTextsOf(PROJECT, visible, sources),
    etag: etagOf([
      // Leaves out the order, so that reordering does not conflict with unsaved texts.
      PROJECT_SHARED_NAMES.map((field) => all[0][PROJECT_SHARED_COLUMNS[field]] ?? null),
      all.map((row) => [row.locale, ...PROJECT_TEXT_NAMES.map((field) => textIn(row, field))]),
    ]),
    ...ageOf(visible),
  });
}

export function textIn(row: ProjectRow | undefined, field: ProjectText): string | string[] {
  const text = row?.[field] ?? '';
  return PROJECT_TEXTS[field].widget === 'list' ? linesOf(text) : text;
}
