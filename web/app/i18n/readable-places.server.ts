import { DEFAULT_LANGUAGE } from 'contract/languages';
import { catalogueOf } from './catalogue.server';
import { builtInCopy, type CopyPage } from './copy.server';
import type { Copy } from './copy-shape';
import type { PageName } from './pages';

// Names files and texts of the copy for editors: by the German words that the page itself has for them, else by those
// of admin-page-texts.json. `/admin` and Strapi's panel show the same.

type Words = Readonly<Record<string, string>>;

const words = (block: 'files' | 'parts'): Words =>
  builtInCopy(DEFAULT_LANGUAGE, 'admin-page-texts')[block] as Words;

const wordFor = (block: 'files' | 'parts', name: string) =>
  Object.hasOwn(words(block), name) ? words(block)[name] : undefined;

const NAMING = ['title', 'name', 'question', 'label', 'term'] as const;
const LONGEST = 60;
const LIST = 'items';

const isGroup = (copy: Copy | undefined): copy is CopyPage =>
  typeof copy === 'object' && !Array.isArray(copy);

const shortened = (text: string) =>
  text.length > LONGEST ? `${text.slice(0, LONGEST).replace(/\s+\S*$/, '')} …` : text;

function nameOfGroup(name: string, copy: Copy | undefined): string {
  const own = isGroup(copy) ? NAMING.map((key) => copy[key]).find((text) => typeof text === 'string') : null;
  if (typeof own === 'string' && own !== '') return shortened(own);
  return nameOfPart(name);
}

const nameOfPart = (name: string): string =>
  /^\d+$/.test(name) ? String(Number(name) + 1) : (wordFor('parts', name) ?? name);

export const titleOfFile = (file: PageName): string =>
  wordFor('files', file) ?? catalogueOf(file).get('meta.title')?.builtIn[DEFAULT_LANGUAGE] ?? file;

/** Returns the way to a text within its file, such as "Was die Arbeit ausmacht › Fachlich tief › Titel". */
export function placeOfText(file: PageName, key: string): string {
  let copy: Copy | undefined = builtInCopy(DEFAULT_LANGUAGE, file);
  const names = key.split('.');
  const way = names.flatMap((name, index) => {
    copy = typeof copy === 'object' ? (copy as CopyPage)[name] : undefined;
    if (index === names.length - 1) return nameOfPart(name);
    return name === LIST ? [] : nameOfGroup(name, copy);
  });
  return way.join(' › ');
}
