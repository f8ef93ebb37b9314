import { describe, expect, it } from 'vitest';
import type { Inline } from './document';
import { parseMarkdown } from './parse-markdown';
import { plainText } from './plain-text';

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

/** The same numbers in every run, so that a failure can be seen again. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

function randomText(pieces: readonly string[], seed: number): string {
  const next = numbers(seed);
  return Array.from({ length: 1 + next(40) }, () => pieces[next(pieces.length)]).join('');
}

const SEEDS = Array.from({ length: 150 }, (_, index) => index + 1);

function hrefsIn(inlines: readonly Inline[]): string[] {
  return inlines.flatMap((inline) => {
    if (typeof inline === 'string' || !('children' in inline)) return [];
    return [...(inline.type === 'link' ? [inline.href] : []), ...hrefsIn(inline.children)];
  });
}

describe('whatever is typed', () => {
  it('loses no letter and no digit', () => {
    const pieces = [...'ab1 *_`[]\\#-\n', '**', '\n\n', '\r\n', '<b>', '&amp;', '- ', '# ', '\u00A0'];
    const letters = (text: string) => text.replace(/[^a-z0-9]/g, '');
    for (const seed of SEEDS) {
      const text = randomText(pieces, seed);
      expect(letters(plainText(parseMarkdown(text))), JSON.stringify(text)).toBe(letters(text));
    }
  });

  it('leads to addresses with http, https and mailto and to this site, nowhere else', () => {
    const pieces = [
      '[x](',
      ')',
      'javascript:',
      'data:',
      'JAVA\tSCRIPT:',
      '&#106;',
      '//',
      '\\',
      '/',
      'https:',
    ].concat([
      'mailto:',
      'evil.example',
      ' ',
      '"',
      '<',
      '>',
      '\n',
      '[',
      ']',
      '#',
      '?',
      '.',
      '%00',
      '\u0001',
      '*',
    ]);
    const hrefs = SEEDS.flatMap((seed) => parseMarkdown(randomText(pieces, seed))).flatMap((block) =>
      (block.type === 'list' ? block.items : [block.children]).flatMap(hrefsIn),
    );
    expect(hrefs.length, 'links among the texts').toBeGreaterThan(0);
    for (const href of hrefs) expect(href).toMatch(/^(?:https?:\/\/|mailto:|#|\/(?!\/))/);
  });

  /** Each doubles the work for each sign in a parser that looks back. */
  const HOSTILE: Record<string, (length: number) => string> = {
    'open brackets': (length) => '['.repeat(length),
    'nested brackets': (length) => '['.repeat(length / 2) + ']'.repeat(length / 2),
    'nested links': (length) => `${'['.repeat(length / 5)}x${'](a)'.repeat(length / 5)}`,
    'unclosed links': (length) => '[a](<b'.repeat(length / 6),
    'nested italics': (length) => '*a '.repeat(length / 6) + 'b* '.repeat(length / 6),
    'mixed marks': (length) => '*a_ '.repeat(length / 4),
    'lists in lists': (length) => '- '.repeat(length / 2),
    'deeper and deeper lists': (length) =>
      Array.from({ length: Math.sqrt(length) }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n'),
    'quotes in quotes': (length) => '>'.repeat(length),
    spaces: (length) => `-${' '.repeat(length)}x${' '.repeat(length)}`,
    'hashes and spaces': (length) => `# x${' #'.repeat(length / 2)} y`,
  };

  function timeOf(work: () => unknown): number {
    const times = [0, 1, 2].map(() => {
      const start = performance.now();
      work();
      return performance.now() - start;
    });
    return Math.min(...times);
  }

  it.each(Object.entries(HOSTILE))('costs as much time as it is long: %s', (_name, make) => {
    const short = make(3_000);
    const long = make(48_000);
    // Sixteen times as long; the square of that would be 256 times. Below a millisecond a clock says little.
    expect(timeOf(() => parseMarkdown(long))).toBeLessThan(
      100 *
        Math.max(
          timeOf(() => parseMarkdown(short)),
          1,
        ),
    );
  });
});
