import { describe, expect, it } from 'vitest';
import { renameInList, shortenClasses } from './class-names';

const SHEET =
  '@layer base;@layer utilities{.hashA:hover{background:url(a.hashB)}@media (min-width:1.5rem){.hashB.group>.hashA{top:.5em}}.lucide{top:0}}';

describe('a short class name', () => {
  const { css, names } = shortenClasses(SHEET, new Set(['hashB', 'hashA', 'elsewhere']));

  it('replaces a known class in selectors, and nowhere else in the sheet', () => {
    expect(css).toBe(
      '@layer base;@layer utilities{._0:hover{background:url(a.hashB)}@media (min-width:1.5rem){._1.group>._0{top:.5em}}.lucide{top:0}}',
    );
  });

  it('replaces it in the lists of elements', () => {
    expect(renameInList('hashB lucide hashA', names)).toBe('_1 lucide _0');
  });

  it('distinguishes a class with an exclamation mark', () => {
    const important = '.hashA\\!{top:0!important}.hashA{top:0}';
    const both = shortenClasses(important, new Set(['hashA', 'hashA!']));
    expect(both.css).toBe('._0{top:0!important}._1{top:0}');
    expect(renameInList('hashA hashA!', both.names)).toBe('_1 _0');
  });

  it('is given to one class of ten thousand', () => {
    const known = new Set(Array.from({ length: 10_000 }, (_, index) => `hash-${index}`));
    const sheet = [...known].map((name) => `.${name}{top:0}`).join('');
    expect(new Set(shortenClasses(sheet, known).names.values()).size).toBe(10_000);
  });
});
