import { describe, expect, it } from 'vitest';
import { parseMarkdown } from './parse-markdown';
import { plainPassages, plainText } from './plain-text';

const TEXT =
  '# Titel\n\nEin **fetter** Satz\nmit [Verweis](https://example.org).\n- eins\n- `zwei`\n\n## Schluss';

describe('a text without its marks', () => {
  it('is what a reader sees, block by block', () => {
    expect(plainPassages(parseMarkdown(TEXT))).toEqual([
      'Titel',
      'Ein fetter Satz mit Verweis.',
      'eins',
      'zwei',
      'Schluss',
    ]);
  });

  it('fits into one line', () => {
    expect(plainText(parseMarkdown(TEXT))).toBe('Titel Ein fetter Satz mit Verweis. eins zwei Schluss');
    expect(plainText([])).toBe('');
  });
});
