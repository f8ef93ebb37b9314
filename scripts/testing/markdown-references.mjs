// Checks links in Markdown, and paths and names of code in backticks.
import { posix } from 'node:path';

/** @typedef {import('./references.mjs').TextFile} TextFile */
/** @typedef {import('./references.mjs').Targets} Targets */
/** @typedef {import('./references.mjs').DeadReference} DeadReference */

/** Endings of files that a name without a folder may have. */
const SOURCE = /\.(?:tsx?|[cm]js)$/;
/** With a folder, data and documents are files too. */
const FILE = /\.(?:tsx?|[cm]?js|json|md|css|sh|ya?ml|graphql|png|svg)$/;

/** @param {string} text @param {RegExp} expression */
const blank = (text, expression) => text.replace(expression, (found) => found.replace(/[^\n]/g, ' '));

/** @param {string} text */
const withoutFences = (text) => blank(text, /^(```|~~~)[^\n]*\n[\s\S]*?^\1/gm);
/** @param {string} text */
const withoutCode = (text) => blank(withoutFences(text), /`[^`\n]+`/g);

/** Returns the anchors that GitHub gives to headings, as in `page.md#a-heading`. @param {string} text */
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

/** @param {string} path @param {Set<string>} paths */
function exists(path, paths) {
  const name = path.replace(/\/$/, '');
  if (name === '.' || name === '' || paths.has(name)) return true;
  return [...paths].some((known) => known.startsWith(`${name}/`));
}

/**
 * Looks from the root, from the text's folder, and for the end of a longer path.
 * @param {string} path @param {string} from @param {Targets} targets
 */
export function isPath(path, from, { paths, isIgnored }) {
  const places = [posix.normalize(path), posix.join(posix.dirname(from), path)];
  if (places.some((place) => exists(place, paths))) return true;
  const end = `/${path.replace(/^\.\//, '')}`;
  if ([...paths].some((known) => (path.endsWith('/') ? known.includes(end) : known.endsWith(end))))
    return true;
  return places.some((place) => !place.startsWith('..') && isIgnored(place));
}

/** @param {TextFile} file @param {Targets} targets @returns {DeadReference[]} */
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

/** @param {string} words @param {string[]} topFolders */
function looksLikePath(words, topFolders) {
  if (!/^[\w.-]+(?:\/[\w.$-]+)*\/?$/.test(words)) return false;
  if (!words.includes('/')) return SOURCE.test(words) && !words.startsWith('.');
  return words.endsWith('/') || FILE.test(words) || topFolders.includes(words.split('/', 1)[0] ?? '');
}

/** @param {TextFile} file @param {Targets} targets @returns {DeadReference[]} */
function deadPaths({ path, text }, targets) {
  const topFolders = topFoldersOf(targets.paths);
  return [...withoutFences(text).matchAll(/`([^`\n]+)`/g)].flatMap(({ index, 1: words = '' }) => {
    // references.mjs checks decision records named by number alone.
    if (!looksLikePath(words, topFolders) || /^docs\/decisions\/\d{4}$/.test(words)) return [];
    return isPath(words, path, targets)
      ? []
      : [{ index, reference: words, problem: 'there is no such path' }];
  });
}

/** `aFunction`, `AClass.method`, `A_SETTING`; other words may be anything. */
const NAME = /`(?:\w+\.)?([A-Za-z]+[a-z][A-Z][A-Za-z]*|[A-Z]{2,}(?:_[A-Z]+)+)(?:\(\))?`/g;

/** @param {TextFile} file @param {Targets} targets @returns {DeadReference[]} */
function deadNames({ text }, { names }) {
  return [...withoutFences(text).matchAll(NAME)]
    .filter(([, name = '']) => !names.has(name))
    .map(({ index, 0: reference }) => ({ index, reference, problem: 'no code has this name' }));
}

/** @param {TextFile} file @param {Targets} targets @returns {DeadReference[]} */
export function markdownReferences(file, targets) {
  return [...deadLinks(file, targets), ...deadPaths(file, targets), ...deadNames(file, targets)];
}
