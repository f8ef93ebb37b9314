import fc from 'fast-check';

/** Finds faults within a second; a failure reports its seed and the shortest failing text. */
export const RUNS = { numRuns: 400 };

const joinedOf = (piece: fc.Arbitrary<string>, maxLength = 40) =>
  fc.array(piece, { maxLength }).map((pieces) => pieces.join(''));

const anySign = fc.string({ unit: 'binary', maxLength: 3 });
/** A lone surrogate, as broken programs leave it. */
const halfSign = fc.integer({ min: 0xd8_00, max: 0xdf_ff }).map((code) => String.fromCharCode(code));
const invisible = fc.constantFrom(
  '\u0000',
  '\u0001',
  '\u000B',
  '\u001F',
  '\u007F',
  '\u00AD',
  '\u200B',
  '\u202E',
);
const word = fc.constantFrom('a', 'B', '1', 'ä', 'ß', 'Ж', '健', '٣', '𝔄', '😀', 'e\u0301', 'text');
const space = fc.constantFrom(' ', '  ', '\t', '\u00A0', '\n', '\n\n', '\n  ');
const mark = fc.constantFrom(
  ...[
    '*',
    '**',
    '***',
    '_',
    '__',
    '`',
    '``',
    '[',
    ']',
    '\\',
    '\n# ',
    '\n## ',
    '\n####### ',
    '\n- ',
    '\n  - ',
  ],
  ...['\n> ', '\n1. ', '\n---\n', '\n===\n', '\n```\n', '\n    ', '~~', '|', '!['],
);
const html = fc.constantFrom(
  ...['<b>', '</p>', '<script>', '<img src=x onerror=alert(1)>', '<!--', ']]>', '<a href="', '">', "'"],
  ...['&amp;', '&#106;', '&lt;', '&', '<', '>', '<https://example.org>', '</h2><h2 id="x">'],
);

/** Text between two marks, which is rare by chance. */
const marked = fc
  .tuple(fc.constantFrom('*', '**', '_', '__', '`'), fc.oneof(word, html))
  .map(([around, inside]) => ` ${around}${inside}${around} `);

export const hostileText = joinedOf(
  fc.oneof(
    { weight: 4, arbitrary: word },
    { weight: 4, arbitrary: mark },
    marked,
    space,
    html,
    invisible,
    anySign,
    halfSign,
  ),
).map((text) => text.replaceAll('](', '] ('));

const scheme = fc.constantFrom(
  ...[
    'javascript:',
    'JaVaScRiPt:',
    'java\nscript:',
    'java\tscript:',
    'data:text/html,',
    'vbscript:',
    'file:///',
  ],
  ...[
    'blob:https://',
    'view-source:',
    'tel:',
    'ftp://',
    'intent:',
    'https:',
    'http:',
    'https://',
    'http://',
    'mailto:',
  ],
  ...[
    '&#106;avascript:',
    'javascript&colon;',
    'javascript%3A',
    'ｊavascript:',
    'javascript：',
    '\u0001javascript:',
  ],
);
const elsewhere = fc.constantFrom(
  ...[
    '//',
    '/\\',
    '\\\\',
    '\\/',
    '/',
    '/.//',
    '/..//',
    '/\t/',
    '/%2F',
    '/%5C',
    '／／',
    '/\u2028/',
    '#',
    '?',
    './',
    '../',
  ],
  ...[
    '@',
    'www.',
    'WWW.',
    ':',
    ':443',
    '.',
    '%00',
    '%0A',
    'evil.example',
    'evil。example',
    '[::1]',
    '127.1',
    'alert(1)',
  ],
);
const around = fc.constantFrom(
  ' ',
  '"',
  "'",
  '„',
  '“',
  '”',
  '«',
  '»',
  '<',
  '>',
  '\u00A0',
  '\u0000',
  '\u001F',
  '\u202E',
  '\\',
);

export const hostileAddress = fc.oneof(
  joinedOf(fc.oneof(scheme, elsewhere, around, anySign, halfSign), 6),
  fc.tuple(around, scheme, elsewhere, around).map((parts) => parts.join('')),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
);

export const hostileLinks = joinedOf(
  fc.oneof(
    { weight: 3, arbitrary: hostileAddress.map((address) => `[a](${address})`) },
    hostileAddress.map((address) => `[**a**](<${address}> "b")`),
    hostileAddress.map((address) => `\n# [a${address}](${address}) b\n\n`),
    hostileAddress.map((address) => `\n- ![a](${address})`),
    hostileAddress.map((address) => `<${address}>`),
    fc.constantFrom('[', '](', ')', '\\', '`', ' '),
    hostileText,
  ),
  8,
);

export const LONG = 50_000;

export const longTexts: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    'open brackets': '[',
    'nested brackets': ['[', ']'],
    'nested links': ['[', '](a)'],
    'unclosed links': '[a](<b',
    'nested italics': ['*a ', ' b*'],
    'nested bold': ['**a ', ' b**'],
    'mixed marks': '*a_ ',
    asterisks: '*',
    backticks: '`',
    'backticks of growing number': Array.from({ length: 300 }, (_, index) => `${'`'.repeat(index)} `).join(
      '',
    ),
    'as many marks a paragraph as are read': `${'*a _b '.repeat(90)}\n\n`,
    'nested marks, as many a paragraph as are read': `${'*a '.repeat(100)}${'b* '.repeat(100)}\n\n`,
    'brackets, as many a paragraph as are read': `${'['.repeat(200)}\n\n`,
    'links in links, as many a paragraph as are read': `${'['.repeat(50)}${'](a)'.repeat(50)}\n\n`,
    backslashes: '\\',
    'lists in lists': '- ',
    'deeper and deeper lists': Array.from({ length: 300 }, (_, depth) => `${' '.repeat(depth)}- a\n`).join(
      '',
    ),
    'quotes in quotes': '>',
    'a list of one line each': '- a\n',
    'the same heading': '# a\n',
    'headings without a letter': '# !\n',
    'hashes and spaces': '# x #',
    spaces: ' ',
    'empty lines': '\n',
    'opened tags': '<a href="',
  }).map(([name, pieces]) => [name, repeated(pieces)]),
);

function repeated(pieces: string | string[]): string {
  const [opening = '', closing = ''] = [pieces].flat();
  const times = Math.ceil(LONG / (opening + closing).length);
  return opening.repeat(times) + closing.repeat(times);
}
