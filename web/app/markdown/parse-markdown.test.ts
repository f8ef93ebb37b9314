import { describe, expect, it } from 'vitest';
import type { Inline } from './document';
import { parseMarkdown } from './parse-markdown';

const paragraph = (...children: Inline[]) => ({ type: 'paragraph', children });
const lineBreak = { type: 'lineBreak' } as const;

describe('blocks of a text', () => {
  it('are paragraphs between blank lines, whose own lines stay lines', () => {
    expect(parseMarkdown('Eins\nzwei\n\n \nDrei')).toEqual([
      paragraph('Eins', lineBreak, 'zwei'),
      paragraph('Drei'),
    ]);
  });

  it('are headings of three depths, no deeper ones', () => {
    const depths = parseMarkdown('# a\n## b\n### c\n##### d').map(
      (block) => block.type === 'heading' && block.depth,
    );
    expect(depths).toEqual([1, 2, 3, 3]);
  });

  it('are lists, whose items may go on in an indented line', () => {
    expect(parseMarkdown('- a\n- b\n  geht weiter\n\n- c')).toEqual([
      { type: 'list', items: [['a'], ['b', lineBreak, 'geht weiter'], ['c']] },
    ]);
  });

  it('are numbered lists of two lines or more, which keep their numbers', () => {
    expect(parseMarkdown('1. eins\n2. zwei\n\n- Punkt\n\n5) fünf\n   weiter\n7) sieben')).toEqual([
      { type: 'list', numbers: [1, 2], items: [['eins'], ['zwei']] },
      { type: 'list', items: [['Punkt']] },
      { type: 'list', numbers: [5, 7], items: [['fünf', lineBreak, 'weiter'], ['sieben']] },
    ]);
  });

  it('are paragraphs also where a line begins with a date', () => {
    expect(parseMarkdown('Das gilt ab dem\n1. Januar 2027')).toEqual([
      paragraph('Das gilt ab dem', lineBreak, '1. Januar 2027'),
    ]);
  });

  it('are quotes of paragraphs', () => {
    expect(parseMarkdown('> Eins\n> zwei\n>\n> **Drei**\n\nDanach')).toEqual([
      { type: 'quote', paragraphs: [['Eins', lineBreak, 'zwei'], [{ type: 'strong', children: ['Drei'] }]] },
      paragraph('Danach'),
    ]);
  });

  it('are tables with a rule below the first row, else paragraphs', () => {
    expect(parseMarkdown('| Jahr | Was |\n|---|:-:|\n| 2026 | **Start** |')).toEqual([
      {
        type: 'table',
        head: [['Jahr'], ['Was']],
        rows: [[['2026'], [{ type: 'strong', children: ['Start'] }]]],
      },
    ]);
    expect(parseMarkdown('| kein | Kopf |')).toEqual([paragraph('| kein | Kopf |')]);
  });

  it('begin where their mark stands, without a blank line too', () => {
    const types = parseMarkdown('Davor\n# Titel\n- eins\nDanach').map(({ type }) => type);
    expect(types).toEqual(['paragraph', 'heading', 'list', 'paragraph']);
  });
});

describe('marks in a line', () => {
  it('are bold, italic, code and links', () => {
    expect(parseMarkdown('**fett** *kursiv* `Co*de*` [*Link*](/eu-id)')).toEqual([
      paragraph(
        { type: 'strong', children: ['fett'] },
        ' ',
        { type: 'emphasis', children: ['kursiv'] },
        ' ',
        { type: 'code', text: 'Co*de*' },
        ' ',
        { type: 'link', href: '/eu-id', children: [{ type: 'emphasis', children: ['Link'] }] },
      ),
    ]);
  });

  it.each(['**„Zitat“**', '**“quote”**', '**»Zitat«**', '**fett**\u00A0', '**§\u00A05**'])(
    'are read around the signs of word processors: %s',
    (text) => expect(parseMarkdown(text)[0]).toMatchObject({ children: [{ type: 'strong' }] }),
  );

  it('can be typed as signs, with a backslash', () => {
    expect(parseMarkdown('5 \\* 3 \\* 2')).toEqual([paragraph('5 * 3 * 2')]);
  });

  it('name the address where a link has no words', () => {
    expect(parseMarkdown('[](https://example.org/)')).toEqual([
      paragraph({
        type: 'link',
        href: 'https://example.org/',
        children: ['https://example.org/'],
      }),
    ]);
  });
});

describe('texts of other programs', () => {
  it.each([
    ['Windows', '# Titel\r\n\r\n- eins\r\n- zwei'],
    ['old programs', '# Titel\r\r- eins\r- zwei'],
    ['Word, with a byte order mark', '\uFEFF# Titel\n\n- eins\n- zwei'],
    ['Word, with spaces that do not break', '#\u00A0Titel\n\u00A0\n-\u00A0eins\n-\u00A0zwei\u00A0'],
  ])('from %s are read like all others', (_name, text) => {
    expect(parseMarkdown(text)).toEqual([
      { type: 'heading', depth: 1, children: ['Titel'] },
      { type: 'list', items: [['eins'], ['zwei']] },
    ]);
  });
});

describe('what is no mark stays the text that it is', () => {
  it.each([
    'Pauschal 5 * 3 * 2 = 30',
    'access_token und __init__ und _kursiv_',
    '1. Oktober 2026',
    '* Pflichtangabe',
    '+ 5 %',
    '> 50 ms',
    '---',
    '#hashtag',
    '-5 Grad',
    '    eingerückt',
    '~~~',
    '<b>fett</b> & &amp; <script>alert(1)</script>',
    '<https://example.org>',
    '[1] und [2]',
    '[1]: https://example.org',
    '**offen',
    'C:\\Programme\\idatik',
  ])('%s', (text) => expect(parseMarkdown(text)).toEqual([paragraph(text.trim())]));

  it('underlined titles', () => {
    expect(parseMarkdown('Titel\n===')).toEqual([paragraph('Titel', lineBreak, '===')]);
  });
});
