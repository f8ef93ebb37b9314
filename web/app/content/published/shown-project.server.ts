import { PROJECT_TEXT_NAMES } from 'contract/project-fields';
import { contentFile } from '~/i18n/content-text';
import { currentEdition, type TextRef } from '~/i18n/edition.server';
import { bindPairs } from '~/typography';
import type { Localized } from './localized';
import type { Project } from './projects.server';

/** The end of a line with words, but for rows of tables, which end there themselves. */
const LINE_END = /[^\s|](?=[ \t]*$)/gmu;

function prepared(
  { value, lang }: Localized<string> | Localized<string[]>,
  place: Omit<TextRef, 'language'>,
) {
  const ref = { ...place, language: lang };
  const edition = currentEdition();
  const stored = typeof value === 'string' ? value : value.join('\n');
  const text = bindPairs(edition.drafted(stored, ref)).replace(LINE_END, (end) => edition.marked(end, ref));
  return { value: typeof value === 'string' ? text : text.split('\n'), lang };
}

/**
 * Keeps pairs in the editors' texts, such as a number and its unit, on one line. In a preview it shows what an editor
 * types, and marks each line.
 */
export function shownProject(project: Project): Project {
  const texts = PROJECT_TEXT_NAMES.map((name) => {
    const text = project[name];
    return [name, text && prepared(text, { file: contentFile('project', project.key), key: name })];
  });
  return { ...project, ...Object.fromEntries(texts) };
}
