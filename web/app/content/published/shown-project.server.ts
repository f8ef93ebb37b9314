import { PROJECT_TEXT_NAMES } from 'contract/project-fields';
import { bindPairs } from '~/typography';
import type { Localized } from './localized';
import type { Project } from './projects.server';

function bound(text: Localized<string> | Localized<string[]> | null) {
  if (text === null) return null;
  const { value, lang } = text;
  return { value: typeof value === 'string' ? bindPairs(value) : value.map(bindPairs), lang };
}

/** Keeps pairs in the editors' texts, such as a number and its unit, on one line. */
export function shownProject(project: Project): Project {
  const texts = PROJECT_TEXT_NAMES.map((name) => [name, bound(project[name])]);
  return { ...project, ...Object.fromEntries(texts) };
}
