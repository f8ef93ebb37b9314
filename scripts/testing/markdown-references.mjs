// Links in Markdown, and the paths and names of code that stand in backticks there: whether they lead to something.
import { posix } from 'node:path';

/** @typedef {import('./references.mjs').TextFile} TextFile */
/** @typedef {import('./references.mjs').Targets} Targets */
/** @typedef {import('./references.mjs').DeadReference} DeadReference */

/** What a file must be called for its name to be known as one without a folder before it. */
const SOURCE = /\.(?:tsx?|[cm]js)$/;
/** With a folder before it, data and documents are files too. */
const FILE = /\.(?:tsx?|[cm]?js|json|md|css|sh|ya?ml|graphql|png|svg)$/;

/**
 * The same length without what the expression finds, so that places in the text stay where they are.
 * @param {string} text
 * @param {RegExp} expression
 */
const blank = (text, expression) => text.replace(expression, (found) => found.replace(/[^\n]/g, ' '));

/** @param {string} text */
const withoutFences = (text) => blank(text, /^(```|~~~)[^\n]*\n[\s\S]*?^\1/gm);
/** @param {string} text */
const withoutCode = (text) => blank(withoutFences(text), /`[^`\n]+`/g);

/**
 * The names under which GitHub makes headings known, as in `page.md#a-heading`.
 * @param {string} text
 */
export function anchorsOf(text) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  return new Set(
    [...withoutFences(text).matchAll(/^#{1,6} +(.+?) *#*$/gm)].map(([, heading = '']) => {
      const words = heading.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
      const name = words.replace(/[^\p{L}\p{N} _-]/gu, '').replaceAll(' ', '-');
      const count = counts.get(name) ?? 0;
      counts.set(name, count + 1);
      return count === 0 ? name : `${name}-${count}`;
    }),
  );
}

/** @param {Iterable<string>} paths */
export const topFoldersOf = (paths) => [
  ...new Set([...paths].flatMap((path) => (path.includes('/') ? (path.split('/', 1)[0] ?? '') : []))),
];

/**
 * @param {string} path
 * @param {Set<string>} paths
 */
function exists(path, paths) {
  const name = path.replace(/\/$/, '');
  if (name === '.' || name === '' || paths.has(name)) return true;
  return [...paths].some((known) => known.startsWith(`${name}/`));
}

/**
 * Whether something of the repository is meant by a path: counted from its folder or from that of the text, or the
 * end of a path that is longer.
 * @param {string} path
 * @param {string} from the text that names it
 * @param {Targets} targets
 */
export function isPath(path, from, { paths, isIgnored }) {
  const places = [posix.normalize(path), posix.join(posix.dirname(from), path)];
  if (places.some((place) => exists(place, paths))) return true;
  const end = `/${path.replace(/^\.\//, '')}`;
  if ([...paths].some((known) => (path.endsWith('/') ? known.includes(end) : known.endsWith(end))))
    return true;
  return places.some((place) => !place.startsWith('..') && isIgnored(place));
}

/**
 * @param {TextFile} file
 * @param {Targets} targets
 * @returns {DeadReference[]}
 */
function deadLinks({ path, text }, { paths, texts }) {
  const links = withoutCode(text).matchAll(/\]\(([^)\s]+)(?:\s+"[^"]*")?\)|^\[[^\]]+\]:\s+(\S+)/gm);
  return [...links].flatMap(({ index, 1: inline, 2: listed }) => {
    const target = decodeURI(inline ?? listed ?? '');
    if (/^[a-z][a-z\d+.-]*:/i.test(target)) return [];
    const [page = '', anchor] = target.split('#', 2);
    const place = page === '' ? path : posix.join(posix.dirname(path), page);
    const dead = { index, reference: target };
    if (!exists(place, paths)) return [{ ...dead, problem: `there is no ${place}` }];
    const document = texts.get(place);
    if (anchor === undefined || (document && anchorsOf(document.text).has(anchor))) return [];
    return [{ ...dead, problem: `${place} has no heading of this name` }];
  });
}

/**
 * @param {string} words
 * @param {string[]} topFolders
 */
function looksLikePath(words, topFolders) {
  if (!/^[\w.-]+(?:\/[\w.$-]+)*\/?$/.test(words)) return false;
  if (!words.includes('/')) return SOURCE.test(words) && !words.startsWith('.');
  return words.endsWith('/') || FILE.test(words) || topFolders.includes(words.split('/', 1)[0] ?? '');
}

/**
 * @param {TextFile} file
 * @param {Targets} targets
 * @returns {DeadReference[]}
 */
function deadPaths({ path, text }, targets) {
  const topFolders = topFoldersOf(targets.paths);
  return [...withoutFences(text).matchAll(/`([^`\n]+)`/g)].flatMap(({ index, 1: words = '' }) => {
    // A decision record may be named by its number alone, which is looked at elsewhere.
    if (!looksLikePath(words, topFolders) || /^docs\/decisions\/\d{4}$/.test(words)) return [];
    return isPath(words, path, targets)
      ? []
      : [{ index, reference: words, problem: 'there is no such path' }];
  });
}

/** `aFunction`, `AClass.method`, `A_SETTING`; a word that is none of these may be anything. */
const NAME = /`(?:\w+\.)?([A-Za-z]+[a-z][A-Z][A-Za-z]*|[A-Z]{2,}(?:_[A-Z]+)+)(?:\(\))?`/g;

/**
 * Names of functions, classes and settings that no file has any more.
 * @param {TextFile} file
 * @param {Targets} targets
 * @returns {DeadReference[]}
 */
function deadNames({ text }, { names }) {
  return [...withoutFences(text).matchAll(NAME)]
    .filter(([, name = '']) => !names.has(name))
    .map(({ index, 0: reference }) => ({ index, reference, problem: 'no code has this name' }));
}

/**
 * @param {TextFile} file
 * @param {Targets} targets
 * @returns {DeadReference[]}
 */
export function markdownReferences(file, targets) {
  return [...deadLinks(file, targets), ...deadPaths(file, targets), ...deadNames(file, targets)];
}
