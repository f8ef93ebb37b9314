import { describe, expect, it } from 'vitest';
import { renameInList, renameInSheet, shortNames } from './class-names';

const SHEET =
  '@layer base;@layer utilities{.hashA:hover{background:url(a.hashB)}@media (min-width:1.5rem){.hashB.group>.hashA{top:.5em}}.lucide{top:0}}';

describe('shortNames', () => {
  it('counts through the sheet and leaves names alone that nobody is known to use', () => {
    const names = shortNames(SHEET, new Set(['hashB', 'hashA', 'elsewhere']));
    expect([...names]).toEqual([
      ['hashA', 'aa'],
      ['hashB', 'ab'],
    ]);
  });

  it('gives no name that the sheet has already', () => {
    expect([...shortNames('.aa{top:0}.hashA{top:0}', new Set(['hashA']))]).toEqual([['hashA', 'ab']]);
  });

  it('gives ten thousand different names that a selector may have', () => {
    const known = new Set(Array.from({ length: 10_000 }, (_, index) => `hash-${index}`));
    const names = new Set(shortNames([...known].map((name) => `.${name}{top:0}`).join(''), known).values());
    expect(names.size).toBe(10_000);
    for (const name of names) expect(name).toMatch(/^[a-zA-Z][a-zA-Z0-9]+$/);
  });
});

describe('a new name', () => {
  const names = shortNames(SHEET, new Set(['hashA', 'hashB']));

  it('stands in selectors, and nowhere else in the sheet', () => {
    expect(renameInSheet(SHEET, names)).toBe(
      '@layer base;@layer utilities{.aa:hover{background:url(a.hashB)}@media (min-width:1.5rem){.ab.group>.aa{top:.5em}}.lucide{top:0}}',
    );
  });

  it('takes the place of a name with an exclamation mark, which is another class', () => {
    const css = '.hashA\\!{top:0!important}.hashA{top:0}';
    const both = shortNames(css, new Set(['hashA', 'hashA!']));
    expect(renameInSheet(css, both)).toBe('.aa{top:0!important}.ab{top:0}');
    expect(renameInList('hashA hashA!', both)).toBe('ab aa');
  });

  it('stands in the lists of elements', () => {
    expect(renameInList('hashB lucide hashA', names)).toBe('ab lucide aa');
  });
});
