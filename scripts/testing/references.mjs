// Checks references of comments, tests and documents, in the forms that docs/product/README.md describes.
import { isPath, markdownReferences, topFoldersOf } from './markdown-references.mjs';

/** @typedef {{ path: string, text: string }} TextFile `path` is relative to the project, with forward slashes */
/** @typedef {{ index: number, reference: string, problem: string }} DeadReference */

/**
 * @typedef {object} Targets
 * @property {Set<string>} decisions @property {Set<string>} sections of the specification
 * @property {Set<string>} rules of the architecture @property {Set<string>} records numbers of decision records
 * @property {Set<string>} designParts of the visual design @property {Set<string>} paths of the repository
 * @property {Set<string>} names words of all files but documents @property {Map<string, TextFile>} texts
 * @property {(path: string) => boolean} isIgnored by git
 */

const DECISIONS = 'docs/product/decisions.md';
const SPECIFICATION = 'docs/product/specification.md';
const VISUAL_DESIGN = 'docs/product/visual-design.md';
const ARCHITECTURE = 'docs/architecture.md';

/** White space, also across lines of a comment. */
const GAP = String.raw`(?:[ \t]*\n[ \t]*(?:\*|//|#)?[ \t]*|[ \t]+)`;
const DECISION = String.raw`[A-Z]\d{1,2}\b`;
/** "2" but neither "2.0" nor "2017". */
const NUMBER = String.raw`\d{1,2}(?!\d|\.\d)`;

/** "C1", "C1, C2", "C1 and C2", "C1 to C4". @param {string} item */
const listOf = (item) => `${item}(?:(?:,${GAP}?(?:(?:and|or)${GAP})?|${GAP}(?:and|or|to)${GAP})${item})*`;

/** @param {string[]} patterns whose first group is a list */
const expressions = (...patterns) => patterns.map((pattern) => new RegExp(pattern, 'g'));

const REFERENCES = {
  decision: expressions(
    String.raw`\b[Dd]ecisions?${GAP}(${listOf(DECISION)})`,
    String.raw`(?<!\w)\((${listOf(String.raw`[A-I]\d{1,2}\b`)})\)`,
  ),
  section: expressions(
    String.raw`\b[Ss]pecification,?${GAP}(?:sections?${GAP})?(${listOf(NUMBER)})`,
    String.raw`\b[Ss]pecification\b[^.;()\n]{0,60}\(sections?${GAP}(${listOf(NUMBER)})`,
    String.raw`\bsections?${GAP}(${listOf(NUMBER)})${GAP}of${GAP}(?:the${GAP})?specification`,
  ),
  rule: expressions(
    String.raw`\b[Aa]rchitecture,?${GAP}(?:rules?${GAP})?(${listOf(NUMBER)})`,
    String.raw`\brules?${GAP}(${listOf(NUMBER)})${GAP}of${GAP}(?:the${GAP})?(?:docs/)?architecture`,
  ),
  record: expressions(
    String.raw`\bdocs/decisions/(\d{4})`,
    String.raw`(?<!\w)\((${listOf(String.raw`00\d\d`)})\)`,
  ),
  designPart: expressions(String.raw`\bvisual-design(?:\.md)?,${GAP}([A-Z][a-z]+)`),
};

/** Short references that only the document itself may use. */
const OWN_REFERENCES = {
  [DECISIONS]: { decision: expressions(String.raw`(?<![\w#])(${listOf(String.raw`[A-I]\d{1,2}\b`)})`) },
  [SPECIFICATION]: { section: expressions(String.raw`\bsections?${GAP}(${listOf(NUMBER)})`) },
  [ARCHITECTURE]: { rule: expressions(String.raw`\brules?${GAP}(${listOf(NUMBER)})`) },
};

/** @type {Record<keyof typeof REFERENCES, { known: (targets: Targets) => Set<string>, problem: string }>} */
const TARGETS = {
  decision: { known: ({ decisions }) => decisions, problem: `${DECISIONS} has no decision` },
  section: { known: ({ sections }) => sections, problem: `${SPECIFICATION} has no section` },
  rule: { known: ({ rules }) => rules, problem: `${ARCHITECTURE} has no rule` },
  record: { known: ({ records }) => records, problem: 'docs/decisions/ has no page' },
  designPart: { known: ({ designParts }) => designParts, problem: `${VISUAL_DESIGN} has no part` },
};

/** Rejects numbers without a list; an issue of another project is named with it: react#26228. */
const NUMBERED_ISSUE = new RegExp(
  String.raw`\b[Ii]ssues?${GAP}(?:no\.${GAP})?#?\d+|\b(?:later|earlier) issues?\b`,
  'g',
);

/** @param {string} first @param {string} last */
function between(first, last) {
  const letter = first.replace(/\d+$/, '');
  if (!last.startsWith(letter)) return [];
  const [from = 0, to = 0] = [first, last].map((item) => Number(item.slice(letter.length)));
  return Array.from({ length: Math.max(0, to - from - 1) }, (_, step) => {
    const number = String(from + 1 + step);
    return letter + (last.startsWith('0') ? number.padStart(last.length, '0') : number);
  });
}

/** Returns the items of a list, those inside ranges included. @param {string} list */
export function itemsOf(list) {
  /** @type {string[]} */
  const items = [];
  let isRange = false;
  for (const [token] of list.matchAll(/\bto\b|[A-Z]?\d+|[A-Z][a-z]+/g)) {
    if (token !== 'to') items.push(...(isRange ? between(items.at(-1) ?? '', token) : []), token);
    isRange = token === 'to';
  }
  return items;
}

/** @param {string} text @param {RegExp} expression */
const matchesOf = (text, expression) => [...text.matchAll(expression)].map(([, name = '']) => name);

/**
 * @param {TextFile[]} files
 * @param {{ paths: Iterable<string>, isIgnored: (path: string) => boolean }} repository @returns {Targets}
 */
export function readTargets(files, { paths, isIgnored }) {
  const texts = new Map(files.map((file) => [file.path, file]));
  const textOf = (/** @type {string} */ path) => texts.get(path)?.text ?? '';
  const [, rules = ''] = textOf(ARCHITECTURE).split(/^## Rules$/m);
  const known = new Set(paths);
  return {
    decisions: new Set(matchesOf(textOf(DECISIONS), /^\| ([A-Z]\d+) +\|/gm)),
    sections: new Set(matchesOf(textOf(SPECIFICATION), /^## (\d+)\. /gm)),
    rules: new Set(matchesOf(rules.split(/^## /m, 1)[0] ?? '', /^(\d+)\. /gm)),
    records: new Set(matchesOf([...known].join('\n'), /^docs\/decisions\/(\d{4})-/gm)),
    designParts: new Set(matchesOf(textOf(VISUAL_DESIGN), /^## (\w+)/gm)),
    paths: known,
    names: new Set(
      files.filter(({ path }) => !path.endsWith('.md')).flatMap(({ text }) => text.match(/\w+/g) ?? []),
    ),
    texts,
    isIgnored,
  };
}

/** @param {TextFile} file @param {Targets} targets @returns {DeadReference[]} */
function numberedReferences({ path, text }, targets) {
  const own = /** @type {Record<string, Partial<typeof REFERENCES>>} */ (OWN_REFERENCES)[path] ?? {};
  const kinds = /** @type {(keyof typeof REFERENCES)[]} */ (Object.keys(REFERENCES));
  return kinds.flatMap((kind) => {
    const { known, problem } = TARGETS[kind];
    const found = [...REFERENCES[kind], ...(own[kind] ?? [])].flatMap((expression) => [
      ...text.matchAll(expression),
    ]);
    return found.flatMap(({ index, 0: reference, 1: list = '' }) =>
      itemsOf(list)
        .filter((item) => !known(targets).has(item))
        .map((item) => ({ index, reference, problem: `${problem} ${item}` })),
    );
  });
}

/** Skips tests' invented files. @param {TextFile} file @param {Targets} targets @returns {DeadReference[]} */
function pathsInCode({ path, text }, targets) {
  if (path.includes('.test.')) return [];
  const folders = topFoldersOf(targets.paths).join('|');
  const expression = new RegExp(String.raw`(?<![\w/.~@-])(?:${folders})/[\w./-]+\.[a-z]+\b`, 'g');
  return [...text.matchAll(expression)]
    .filter(([reference]) => !isPath(reference, path, targets))
    .map(({ index, 0: reference }) => ({ index, reference, problem: 'there is no such file' }));
}

/** @param {TextFile} file @param {Targets} targets @returns {DeadReference[]} */
export function deadReferences(file, targets) {
  const issues = [...file.text.matchAll(NUMBERED_ISSUE)].map(({ index, 0: reference }) => ({
    index,
    reference,
    problem: 'nobody can look it up: say what is meant',
  }));
  const places = file.path.endsWith('.md') ? markdownReferences(file, targets) : pathsInCode(file, targets);
  const found = [...numberedReferences(file, targets), ...issues, ...places];
  return found.sort((a, b) => a.index - b.index);
}

/** @param {TextFile} file @param {DeadReference} dead */
export function describeDead({ path, text }, { index, reference, problem }) {
  const line = text.slice(0, index).split('\n').length;
  return `${path}:${line} "${reference.replace(/\s+/g, ' ')}": ${problem}`;
}
