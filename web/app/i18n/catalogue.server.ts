import { cleanText } from 'contract/clean-text';
import { LANGUAGE_CODES, type Language } from 'contract/languages';
import type { TextChange, TextProblem } from 'contract/page-text';
import { withoutInvisible } from '~/typography';
import { builtInCopy, COPY_FILES } from './copy.server';
import { listTexts } from './copy-shape';
import type { PageName } from './pages';
import { hasSamePlaceholders, placeholdersIn } from './replaceable';

export interface CatalogueText {
  key: string;
  /** Characters. */
  limit: number;
  placeholders: string[];
  builtIn: Readonly<Record<Language, string>>;
}

export const EDITABLE_FILES = COPY_FILES.filter((file) => !/^admin(?:-|$)/.test(file));

export const isEditableFile = (file: string): file is PageName => EDITABLE_FILES.some((one) => one === file);

/** Leaves room for another sentence where one stands, and for a few words where a word stands. */
const limitFor = (longest: number) => 3 * longest + 40;

function textsIn(file: PageName): ReadonlyMap<string, CatalogueText> {
  const byLanguage = LANGUAGE_CODES.map(
    (language) => [language, listTexts(builtInCopy(language, file))] as const,
  );
  const [[, german = new Map<string, string>()] = []] = byLanguage;
  return new Map(
    [...german].map(([key, text]) => {
      const builtIn = Object.fromEntries(
        byLanguage.map(([language, texts]) => [language, texts.get(key) ?? text]),
      ) as Record<Language, string>;
      const limit = limitFor(Math.max(...Object.values(builtIn).map(({ length }) => length)));
      return [key, { key, limit, placeholders: placeholdersIn(text), builtIn }];
    }),
  );
}

const known = new Map<PageName, ReadonlyMap<string, CatalogueText>>();

export function catalogueOf(file: PageName): ReadonlyMap<string, CatalogueText> {
  const texts = known.get(file) ?? textsIn(file);
  known.set(file, texts);
  return texts;
}

const findText = ({ file, key }: Pick<TextChange, 'file' | 'key'>) =>
  isEditableFile(file) ? catalogueOf(file).get(key) : undefined;

/** Removes what cannot be seen or written into a file, and gives lines one kind of end. */
export const tidyText = (text: string): string =>
  withoutInvisible(cleanText(text)).replaceAll(/\r\n?/g, '\n').trim();

export function normalizedChange<Change extends TextChange>(change: Change): Change {
  const to = change.to === null ? '' : tidyText(change.to);
  const isBuiltIn = to === '' || to === findText(change)?.builtIn[change.language];
  return { ...change, to: isBuiltIn ? null : to };
}

/** Returns null for a change that can be stored. A text that is put back may have any key. */
export function problemOf({ from: _from, to, ...place }: TextChange): TextProblem | null {
  if (to === null) return null;
  const text = findText(place);
  if (!text) return { ...place, problem: 'unknown-key' };
  if (to.length > text.limit) return { ...place, problem: 'too-long', limit: text.limit };
  const isFillable = hasSamePlaceholders(text.builtIn[place.language], to);
  return isFillable ? null : { ...place, problem: 'placeholders' };
}
