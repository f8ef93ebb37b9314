import { describe, expect, it } from 'vitest';
import { outlineOf, topLevelUnderTitle } from './outline';
import { parseMarkdown } from './parse-markdown';

const ids = (text: string) => outlineOf(parseMarkdown(text)).map(({ id }) => id);

describe('the headings of a text', () => {
  it('have ids from their words, umlauts spelt out and marks left out', () => {
    expect(ids('## Was **weiterläuft**?\n\nText\n\n### C5 & `NIS2`: Größe')).toEqual([
      'h-was-weiterlaeuft',
      'h-c5-nis2-groesse',
    ]);
    expect(ids('## Çfarë ndryshon')).toEqual(['h-cfare-ndryshon']);
  });

  it('have different ids though they are alike or without a Latin letter', () => {
    const found = ids('## Schritt\n\n## Schritt 2\n\n## Schritt\n\n## 健康\n\n## !?');
    expect(new Set(found).size).toBe(5);
  });

  it('know which block of the text they are, and how deep', () => {
    const outline = outlineOf(parseMarkdown('Text\n\n# Eins\n\n- a\n\n### Zwei'));
    expect(outline.map(({ block, depth, text }) => [block, depth, text])).toEqual([
      [1, 1, 'Eins'],
      [3, 3, 'Zwei'],
    ]);
  });
});

it.each([
  ['# A\n\n## B', 2],
  ['## A\n\n### B', 1],
  ['### A', 0],
  ['no heading', 2],
])('the largest heading of %j comes right below the title', (text, level) => {
  expect(topLevelUnderTitle(outlineOf(parseMarkdown(text)))).toBe(level);
});
