import { describe, expect, test } from 'vitest';
import { LINK, MARKS, type MarkName, markOfKey, nameWithShortcut } from './marks';
import {
  continueList,
  differenceOf,
  linkAddress,
  linkAt,
  type Selected,
  toggleHeading,
  toggleList,
  toggleMark,
  withLink,
} from './text-change';

/** Reads a selection between two bars, or a cursor at a single bar. */
function selected(drawn: string): Selected {
  const start = drawn.indexOf('|');
  const last = drawn.lastIndexOf('|');
  return { text: drawn.replaceAll('|', ''), start, end: last === start ? start : last - 1 };
}

function drawn({ text, start, end }: Selected): string {
  const inside = start === end ? '|' : `|${text.slice(start, end)}|`;
  return text.slice(0, start) + inside + text.slice(end);
}

const apply = (name: MarkName, before: string) => drawn(MARKS[name].apply(selected(before)));

describe('the toolbar', () => {
  test('offers the marks that pages read, and no other', () => {
    expect([...Object.values(MARKS), LINK].map(({ name }) => name)).toEqual([
      'Große Überschrift',
      'Mittlere Überschrift',
      'Kleine Überschrift',
      'Fett',
      'Kursiv',
      'Code',
      'Aufzählung',
      'Link',
    ]);
  });

  test('names the shortcuts', () => {
    expect(nameWithShortcut(MARKS.bold)).toBe('Fett (Strg + B)');
    expect(nameWithShortcut(MARKS.list)).toBe('Aufzählung');
    expect(markOfKey('I')).toBe(MARKS.italic);
    expect(markOfKey('x')).toBeUndefined();
  });
});

describe('bold, italic and code', () => {
  test.each<[MarkName, string, string]>([
    ['bold', 'ein |Wort| hier', 'ein **|Wort|** hier'],
    ['bold', 'ein **|Wort|** hier', 'ein |Wort| hier'],
    ['bold', 'ein |**Wort**| hier', 'ein |Wort| hier'],
    ['bold', 'ein | Wort |hier', 'ein  **|Wort|** hier'],
    ['bold', 'ein |', 'ein **|Text|**'],
    ['italic', 'ein |Wort|', 'ein *|Wort|*'],
    ['italic', 'ein *|Wort|*', 'ein |Wort|'],
    ['italic', 'ein **|Wort|**', 'ein ***|Wort|***'],
    ['italic', 'ein ***|Wort|***', 'ein **|Wort|**'],
    ['bold', 'ein *|Wort|*', 'ein ***|Wort|***'],
    ['bold', 'ein ***|Wort|***', 'ein *|Wort|*'],
    ['code', 'mit |npm start|', 'mit `|npm start|`'],
    ['code', 'mit `|npm start|`', 'mit |npm start|'],
  ])('%s: %s becomes %s', (mark, before, after) => expect(apply(mark, before)).toBe(after));

  test('are set line by line, because pages read them within a line', () => {
    const before = '|eins\n\n- zwei\n## drei|';
    const after = '|**eins**\n\n- **zwei**\n## **drei**|';
    expect(apply('bold', before)).toBe(after);
    expect(apply('bold', after)).toBe(before);
  });

  test('are completed where some lines have them already', () => {
    expect(apply('italic', '|*eins*\nzwei|')).toBe('|*eins*\n*zwei*|');
  });

  test('setting and removing leaves every text as it was', () => {
    const texts = ['Wort', 'zwei Wörter', 'a\nb', '- Punkt\n- noch einer', 'Größe – „Zitat“', '5 € & mehr'];
    for (const text of texts)
      for (const mark of ['**', '*', '`']) {
        const once = toggleMark({ text, start: 0, end: text.length }, mark, '');
        expect(once.text).not.toBe(text);
        expect(toggleMark(once, mark, '').text).toBe(text);
      }
  });
});

describe('headings and lists', () => {
  test.each<[MarkName, string, string]>([
    ['heading', 'Ti|tel', '## Ti|tel'],
    ['heading', '## Ti|tel', 'Ti|tel'],
    ['heading', '# Ti|tel', '## Ti|tel'],
    ['largeHeading', 'davor\nTi|tel\ndanach', 'davor\n# Ti|tel\ndanach'],
    ['smallHeading', '- Ti|tel', '### Ti|tel'],
    ['list', '|eins\nzwei|', '|- eins\n- zwei|'],
    ['list', '|- eins\n- zwei|', '|eins\nzwei|'],
    ['list', '|- eins\n\nzwei|', '|- eins\n\n- zwei|'],
    ['list', '## Ti|tel', '- Ti|tel'],
    ['list', '|', '- |'],
    ['list', '- |', '|'],
  ])('%s: %j becomes %j', (mark, before, after) => expect(apply(mark, before)).toBe(after));

  test('a heading of one depth becomes one of another', () => {
    expect(drawn(toggleHeading(selected('### |x'), 1))).toBe('# |x');
    expect(drawn(toggleList(selected('a|')))).toBe('- a|');
  });
});

describe('the Enter key', () => {
  test('begins another item of a list, and ends the list in an empty one', () => {
    const more = continueList(selected('- eins|'));
    expect(more && drawn(more)).toBe('- eins\n- |');
    const done = continueList(selected('- eins\n- |'));
    expect(done && drawn(done)).toBe('- eins\n|');
  });

  test('is left to the browser outside of lists', () => {
    expect(continueList(selected('## Titel|'))).toBeNull();
    expect(continueList(selected('-5 Grad|'))).toBeNull();
  });
});

describe('links', () => {
  test('take the selection as their words', () => {
    const before = selected('Mehr zu |EU-ID| hier');
    const found = linkAt(before);
    expect(found).toMatchObject({ words: 'EU-ID', address: '' });
    expect(drawn(withLink(before, found, { words: 'EU-ID', address: '/eu-id' }))).toBe(
      'Mehr zu [EU-ID](/eu-id)| hier',
    );
  });

  test('are changed where the cursor stands in one', () => {
    const before = selected('[eins](/a) und [zw|ei](/b)');
    const found = linkAt(before);
    expect(found).toMatchObject({ words: 'zwei', address: '/b' });
    expect(withLink(before, found, { words: 'drei', address: '/c' }).text).toBe('[eins](/a) und [drei](/c)');
  });

  test('keep brackets in their words and in their address', () => {
    const before = selected('|');
    const after = withLink(before, linkAt(before), { words: 'A [1]', address: 'https://a.de/x(y)' });
    expect(after.text).toBe('[A \\[1\\]](https://a.de/x%28y%29)');
    expect(linkAt({ ...after, start: 3, end: 3 })).toMatchObject({ words: 'A [1]' });
  });

  test.each([
    ['https://beispiel.de/a', 'https://beispiel.de/a'],
    [' www.beispiel.de ', 'https://www.beispiel.de'],
    ['beispiel.de/a?b#c', 'https://beispiel.de/a?b#c'],
    ['/blog', '/blog'],
    ['#h-abschnitt', '#h-abschnitt'],
    ['info@beispiel.de', 'mailto:info@beispiel.de'],
    ['mailto:info@beispiel.de', 'mailto:info@beispiel.de'],
  ])('%s leads to %s', (written, address) => expect(linkAddress(written)).toBe(address));

  test.each(['', 'Wort', 'javascript:alert(1)', '//fremd.de', 'https://', '#', 'mailto:niemand'])(
    '%j leads nowhere',
    (written) => expect(linkAddress(written)).toBeNull(),
  );
});

test('a change is the smallest that leads from one text to the other', () => {
  expect(differenceOf('ein Wort', 'ein **Wort**')).toEqual({ start: 4, end: 8, insert: '**Wort**' });
  expect(differenceOf('aa', 'aaa')).toEqual({ start: 2, end: 2, insert: 'a' });
  expect(differenceOf('gleich', 'gleich')).toEqual({ start: 6, end: 6, insert: '' });
});
