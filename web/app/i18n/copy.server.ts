import { DEFAULT_LANGUAGE, type Language } from 'contract/languages';
import { type Copy, isComplete } from './copy-shape';
import type { PageName } from './pages';

export type CopyPage = Readonly<Record<string, Copy>>;

const files = import.meta.glob<CopyPage>('./locales/*/*.json', { eager: true, import: 'default' });

const GERMAN_FOLDER = `./locales/${DEFAULT_LANGUAGE}/`;

export const COPY_FILES = Object.keys(files)
  .filter((path) => path.startsWith(GERMAN_FOLDER))
  .map((path) => path.slice(GERMAN_FOLDER.length).replace('.json', '') as PageName)
  .sort();

/** Replaces incomplete blocks with German ones and marks them (decisions A13). */
function withFallback(page: CopyPage, german: CopyPage): CopyPage {
  const blocks = Object.entries(german).map(([name, original]) => {
    const translation = page[name];
    if (translation !== undefined && isComplete(translation, original)) return [name, translation];
    return [name, { ...(original as CopyPage), lang: DEFAULT_LANGUAGE }];
  });
  return Object.fromEntries(blocks) as CopyPage;
}

export function builtInCopy(language: Language, file: PageName): CopyPage {
  const german = files[`${GERMAN_FOLDER}${file}.json`];
  if (!german) throw new Error(`There is no copy file ${file}.`);
  if (language === DEFAULT_LANGUAGE) return german;
  return withFallback(files[`./locales/${language}/${file}.json`] ?? {}, german);
}
