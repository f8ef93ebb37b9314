// Checks that references from code, tests and documents lead to something.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inProject, ROOT } from '../setup/project.mjs';
import { anchorsOf } from './markdown-references.mjs';
import { deadReferences, describeDead, itemsOf, readTargets } from './references.mjs';

/** Content for visitors has no references; this file contains dead ones on purpose. */
const NOT_READ =
  /^(?:package-lock\.json|web\/app\/i18n\/locales\/|web\/content\/|cms\/seed\/)|^scripts\/testing\/references\.test\.mjs$/;

/** @param {string[]} args */
function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0 && status !== 1) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return { isYes: status === 0, lines: stdout.split('\0').filter((line) => line !== '') };
}

/** git knows a folder that does not exist only by the slash. */
const isIgnored = (/** @type {string} */ path) => git('check-ignore', path, `${path}/`).isYes;

describe('the repository', () => {
  // Includes new files before they are added, and excludes removed ones.
  const { lines } = git('ls-files', '-z', '--cached', '--others', '--exclude-standard');
  const paths = lines.filter((path) => existsSync(inProject(path)));
  const files = paths
    .filter((path) => !NOT_READ.test(path))
    .map((path) => ({ path, text: readFileSync(inProject(path), 'utf8') }))
    .filter(({ text }) => !text.includes('\0'));
  const targets = readTargets(files, { paths, isIgnored });

  it('is read, and so is what can be referred to', () => {
    expect(files.length).toBeGreaterThan(500);
    expect(targets.decisions.size).toBeGreaterThan(100);
    expect([...targets.sections]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    expect([...targets.rules]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11']);
    expect(targets.records.size).toBeGreaterThan(15);
    expect(targets.designParts).toContain('Foundations');
  });

  it('has no reference that leads nowhere', () => {
    const dead = files.flatMap((file) =>
      deadReferences(file, targets).map((found) => describeDead(file, found)),
    );
    expect(dead).toEqual([]);
  });
});

const DECISIONS = `## A. Language

| no. | question | what holds |
| --- | -------- | ---------- |
| A1  | Which?   | This one.  |
| A2  | When?    | See A1.    |
| A3  | Why?     | Because.   |
`;
const documents = [
  { path: 'docs/product/decisions.md', text: DECISIONS },
  { path: 'docs/product/specification.md', text: '## 1. What\n\n## 2. How\n' },
  { path: 'docs/product/visual-design.md', text: '## Foundations\n' },
  {
    path: 'docs/architecture.md',
    text: '1. no rule\n\n## Rules\n\n1. **One**\n2. **Two**\n\n## Ways\n\n3. a step\n',
  },
  { path: 'docs/decisions/0001-first.md', text: '# 0001 First\n\n## Twice\n\n## Twice\n' },
  { path: 'web/app/root.tsx', text: 'export const aFunction = (env) => env.A_SETTING;' },
];
const made = readTargets(documents, {
  paths: documents.map(({ path }) => path),
  isIgnored: (path) => path === 'web/data',
});

/** @param {string} text @param {string} path */
const deadIn = (text, path = 'web/app/root.tsx') =>
  deadReferences({ path, text }, made).map(({ reference }) => reference);

describe('a reference in any text', () => {
  it.each([
    '(decisions A1)',
    'decision A3',
    'Decisions A1, A2, A3: all',
    'decisions A1 to A3',
    'decisions A1\n * and A2',
    'it stays (A1, A2)',
    'specification 2',
    'Specification, sections 1 and 2.',
    'the words of the specification (section 2)',
    'section 1 of the specification',
    'specification 4.0.1 of somebody else',
    'architecture, rule 2',
    'architecture 1',
    'the architecture 2017 and TI 2.0',
    'rule 1 of docs/architecture.md',
    'docs/decisions/0001',
    'compiled at build time (0001)',
    'visual-design, Foundations',
    'web/app/root.tsx and web/data',
    'facebook/react#26228, https://github.com/facebook/react/issues/26228',
    'error.issues.map(({ path }) => path)',
    'https://example.org/web/app/gone.ts',
  ])('leads somewhere: %s', (text) => {
    expect(deadIn(text)).toEqual([]);
  });

  it.each([
    ['(decisions A4)', 'decisions A4'],
    ['decision B1', 'decision B1'],
    ['decisions A1, A9', 'decisions A1, A9'],
    ['decisions A2 to A4', 'decisions A2 to A4'],
    ['decisions A1 and\n// B2', 'decisions A1 and\n// B2'],
    ['decisions\n   * C1', 'decisions\n   * C1'],
    ['it stays (A7)', '(A7)'],
    ['specification 3', 'specification 3'],
    ['Specification, sections 1 and 4.', 'Specification, sections 1 and 4'],
    ['the words of the specification (section 8)', 'specification (section 8'],
    ['section 5 of the specification', 'section 5 of the specification'],
    ['architecture, rule 3', 'architecture, rule 3'],
    ['architecture 12', 'architecture 12'],
    ['rule 4 of docs/architecture.md', 'rule 4 of docs/architecture'],
    ['docs/decisions/0002', 'docs/decisions/0002'],
    ['at build time (0001, 0007)', '(0001, 0007)'],
    ['visual-design, Signature', 'visual-design, Signature'],
    ['see web/app/gone.ts', 'web/app/gone.ts'],
    ['pages of later issues', 'later issues'],
    ['until Issue 4', 'Issue 4'],
    ['see issue #12', 'issue #12'],
  ])('leads nowhere: %s', (text, reference) => {
    expect(deadIn(text)).toEqual([reference]);
  });

  it('may be shorter in the document itself', () => {
    const [decisions, specification] = documents.map(({ path }) => path);
    expect(deadIn('| A2 | When? | As in A1, but B7. |', decisions)).toEqual(['B7']);
    expect(deadIn('the form of section 2, the fields of section 7', specification)).toEqual(['section 7']);
    expect(deadIn('see rule 2 and rule 5', 'docs/architecture.md')).toEqual(['rule 5']);
  });

  it('may name files that tests have made up', () => {
    expect(deadIn("write('web/app/gone.ts')", 'scripts/some.test.mjs')).toEqual([]);
  });
});

describe('Markdown', () => {
  const deadInPage = (/** @type {string} */ text) => deadIn(text, 'docs/page.md');

  it.each([
    '[decisions](product/decisions.md)',
    '[up](../web/app/root.tsx)',
    '[folder](decisions/)',
    '[heading](product/decisions.md#a-language "title")',
    '[second of its name](decisions/0001-first.md#twice-1)',
    '[elsewhere](https://example.org/a.md), [mail](mailto:a@b.example)',
    '`[Text](nowhere.md)` in code',
    '```\n[Text](nowhere.md) `web/gone.ts`\n```\n',
    '`web/app/root.tsx`, `app/root.tsx`, `root.tsx`, `web/app/`, `decisions/0001-first.md`, `docs/decisions/0001`',
    '`aFunction`, `aFunction()`, `Some.aFunction`, `A_SETTING`, `word`, `If-Match`',
    '`web/data`, `/products/idatik`, `@radix-ui/react-toast`, `application/json`, `web/app/<name>.tsx`, `npm test`',
  ])('leads somewhere: %s', (text) => {
    expect(deadInPage(text)).toEqual([]);
  });

  it.each([
    ['[page](gone.md)', 'gone.md'],
    ['[page][one]\n\n[one]: gone.md', 'gone.md'],
    ['![picture](images/gone.png)', 'images/gone.png'],
    ['[from the root](/docs/product/decisions.md)', '/docs/product/decisions.md'],
    ['[heading](product/decisions.md#gone)', 'product/decisions.md#gone'],
    ['# Here\n\n[heading](#there)', '#there'],
    ['`web/app/gone.ts`', 'web/app/gone.ts'],
    ['`theme/gone.ts`', 'theme/gone.ts'],
    ['`gone.ts`', 'gone.ts'],
    ['`web/gone/`', 'web/gone/'],
    ['`web/gone`', 'web/gone'],
    ['`goneFunction`', '`goneFunction`'],
    ['`Some.goneFunction()`', '`Some.goneFunction()`'],
    ['`GONE_SETTING`', '`GONE_SETTING`'],
  ])('leads nowhere: %s', (text, reference) => {
    expect(deadInPage(text)).toEqual([reference]);
  });

  it('makes anchors of headings as GitHub does', () => {
    const text = '# A. Das „Wort“: 1 & 2\n## `code` and [link](x.md)\n```\n# no heading\n```\n## _one_ two\n';
    expect([...anchorsOf(text)]).toEqual(['a-das-wort-1--2', 'code-and-link', '_one_-two']);
  });
});

it('reads lists of numbers, with all between the ends of a range', () => {
  expect(itemsOf('A4 to A8, B1, B6')).toEqual(['A4', 'A5', 'A6', 'A7', 'A8', 'B1', 'B6']);
  expect(itemsOf('C9 and C10')).toEqual(['C9', 'C10']);
  expect(itemsOf('A1\n * to A3')).toEqual(['A1', 'A2', 'A3']);
  expect(itemsOf('4 and 9')).toEqual(['4', '9']);
  expect(itemsOf('A8 to A11')).toEqual(['A8', 'A9', 'A10', 'A11']);
  expect(itemsOf('0001, 0003 to 0005')).toEqual(['0001', '0003', '0004', '0005']);
  expect(itemsOf('Foundations')).toEqual(['Foundations']);
});

it('is reported with file and line', () => {
  const file = { path: 'web/app/root.tsx', text: 'one\n// decisions\n// A9\n' };
  const [dead] = deadReferences(file, made);
  expect(dead && describeDead(file, dead)).toBe(
    'web/app/root.tsx:2 "decisions // A9": docs/product/decisions.md has no decision A9',
  );
});
