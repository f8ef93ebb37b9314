import { PROJECT_TEXT_NAMES } from 'contract/project-fields';
import { contentFile } from '~/i18n/content-text';
import { currentEdition, type Edition, type TextRef } from '~/i18n/edition.server';
import { bindPairs } from '~/typography';
import type { Localized } from './localized';
import type { Project } from './projects.server';

/** The end of a line with words, but for rows of tables, which end there themselves. */
const LINE_END = /[^\s|](?=[ \t]*$)/gmu;

type ProjectText = Localized<string> | Localized<string[]>;

function bound({ value, lang }: ProjectText) {
  return { value: typeof value === 'string' ? bindPairs(value) : value.map(bindPairs), lang };
}

/** Shows what an editor types, and marks each line. */
function previewed({ value, lang }: ProjectText, edition: Edition, place: Omit<TextRef, 'language'>) {
  const ref = { ...place, language: lang };
  const stored = typeof value === 'string' ? value : value.join('\n');
  const text = bindPairs(edition.drafted(stored, ref)).replace(LINE_END, (end) => edition.marked(end, ref));
  return { value: typeof value === 'string' ? text : text.split('\n'), lang };
}

/** Keeps pairs in the editors' texts, such as a number and its unit, on one line. */
export function shownProject(project: Project): Project {
  const edition = currentEdition();
  const file = contentFile('project', project.key);
  const texts = PROJECT_TEXT_NAMES.map((key) => {
    const text = project[key];
    if (!text) return [key, text];
    return [key, edition.isMarked ? previewed(text, edition, { file, key }) : bound(text)];
  });
  return { ...project, ...Object.fromEntries(texts) };
}
