import { bindPairs } from '~/typography';
import type { Localized } from './localized';
import type { Project } from './projects.server';

const bound = ({ value, lang }: Localized<string>): Localized<string> => ({ value: bindPairs(value), lang });

/** Keeps pairs in the editors' texts, such as a number and its unit, on one line. */
export function shownProject(project: Project): Project {
  const { title, description, features } = project;
  return {
    ...project,
    title: bound(title),
    description: description && bound(description),
    features: { value: features.value.map(bindPairs), lang: features.lang },
  };
}
