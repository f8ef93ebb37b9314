export interface Selected {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const LINE_MARK = /^(\s*-\s+|\s{0,3}#{1,6}\s+)/;
const ITEM = /^(\s*-\s+)(.*)$/;
const HEADING = /^\s{0,3}(#{1,6})\s+/;

const repeated = (sign: string, count: number) => sign.repeat(Math.max(0, count));

/** Selects a range relative to the inserted text. */
function replaced(
  { text }: Selected,
  [from, to]: [number, number],
  insert: string,
  [start, end]: [number, number],
): Selected {
  return { text: text.slice(0, from) + insert + text.slice(to), start: from + start, end: from + end };
}

function signsAround({ text, start, end }: Selected, sign: string): number {
  let count = 0;
  while (text[start - 1 - count] === sign && text[end + count] === sign) count += 1;
  return count;
}

function withoutEdges(selected: Selected, sign: string): Selected {
  const { text } = selected;
  let { start, end } = selected;
  while (start < end && /\s/.test(text[start] ?? '')) start += 1;
  while (end > start && /\s/.test(text[end - 1] ?? '')) end -= 1;
  while (end - start > 1 && text[start] === sign && text[end - 1] === sign) {
    start += 1;
    end -= 1;
  }
  return { text, start, end };
}

/** Two asterisks mean bold, one italic, three both. */
const isMarked = (signs: number, mark: string) =>
  mark.length === 2 ? signs >= 2 : mark === '*' ? signs % 2 === 1 : signs >= 1;

function toggleInLine(selected: Selected, mark: string, sample: string): Selected {
  const sign = mark.slice(0, 1);
  const inner = withoutEdges(selected, sign);
  const { text, start, end } = inner;
  if (isMarked(signsAround(inner, sign), mark)) {
    const { length } = mark;
    return replaced(inner, [start - length, end + length], text.slice(start, end), [0, end - start]);
  }
  const words = text.slice(start, end) || sample;
  return replaced(inner, [start, end], mark + words + mark, [mark.length, mark.length + words.length]);
}

function lineRange({ text, start, end }: Selected): [number, number] {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to = text.indexOf('\n', end);
  return [from, to === -1 ? text.length : to];
}

/** Marks each line on its own, because pages read these marks within a line. `sample` replaces an empty selection. */
export function toggleMark(selected: Selected, mark: string, sample: string): Selected {
  const { text, start, end } = selected;
  const chosen = text.slice(start, end);
  if (!chosen.includes('\n')) return toggleInLine(selected, mark, sample);
  const lines = chosen.split('\n');
  const wordsOf = (line: string): Selected => {
    const begin = LINE_MARK.exec(line)?.[0].length ?? 0;
    return { text: line, start: begin, end: line.length };
  };
  const isSet = (line: string) => {
    const inner = withoutEdges(wordsOf(line), mark.slice(0, 1));
    return isMarked(signsAround(inner, mark.slice(0, 1)), mark);
  };
  const written = lines.filter((line) => line.trim() !== '');
  const isRemoval = written.length > 0 && written.every(isSet);
  const changed = lines.map((line) =>
    line.trim() === '' || isSet(line) !== isRemoval ? line : toggleInLine(wordsOf(line), mark, '').text,
  );
  const insert = changed.join('\n');
  return replaced(selected, [start, end], insert, [0, insert.length]);
}

function changeLines(selected: Selected, change: (line: string) => string): Selected {
  const [from, to] = lineRange(selected);
  const before = selected.text.slice(from, to);
  const isAlone = !before.includes('\n');
  const after = before
    .split('\n')
    .map((line) => (line.trim() === '' && !isAlone ? line : change(line)))
    .join('\n');
  if (selected.start !== selected.end) return replaced(selected, [from, to], after, [0, after.length]);
  const place = Math.max(0, selected.start - from + after.length - before.length);
  return replaced(selected, [from, to], after, [place, place]);
}

const linesOf = (selected: Selected) => {
  const lines = selected.text.slice(...lineRange(selected)).split('\n');
  const written = lines.filter((line) => line.trim() !== '');
  return written.length > 0 ? written : lines;
};

export function toggleHeading(selected: Selected, depth: 1 | 2 | 3): Selected {
  const isSet = linesOf(selected).every((line) => HEADING.exec(line)?.[1]?.length === depth);
  return changeLines(
    selected,
    (line) => (isSet ? '' : `${repeated('#', depth)} `) + line.replace(LINE_MARK, ''),
  );
}

export function toggleList(selected: Selected): Selected {
  const isSet = linesOf(selected).every((line) => ITEM.test(line));
  return changeLines(selected, (line) => (isSet ? '' : '- ') + line.replace(LINE_MARK, ''));
}

/** Handles Enter in a list: adds an item, or ends the list at an empty one. Returns null elsewhere. */
export function continueList(selected: Selected): Selected | null {
  const { text, start, end } = selected;
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const [, mark, words] = ITEM.exec(text.slice(from, start)) ?? [];
  if (mark === undefined) return null;
  if (words === '') return replaced(selected, [from, end], '', [0, 0]);
  const insert = `\n${mark}`;
  return replaced(selected, [start, end], insert, [insert.length, insert.length]);
}

export interface LinkParts {
  words: string;
  address: string;
}

export interface FoundLink extends LinkParts {
  start: number;
  end: number;
}

const LINK = /\[((?:\\.|[^\]\\\n])*)\]\(([^()\s]*)\)/g;

export function linkAt({ text, start, end }: Selected): FoundLink {
  const [from, to] = lineRange({ text, start, end });
  for (const found of text.slice(from, to).matchAll(LINK)) {
    const begin = from + found.index;
    const finish = begin + found[0].length;
    if (begin > start || finish < end) continue;
    const words = (found[1] ?? '').replace(/\\([[\]\\])/g, '$1');
    return { start: begin, end: finish, words, address: found[2] ?? '' };
  }
  return { start, end, words: text.slice(start, end).replace(/\s+/g, ' ').trim(), address: '' };
}

export function withLink(selected: Selected, { start, end }: FoundLink, link: LinkParts): Selected {
  const words = link.words.trim().replace(/[[\]\\]/g, '\\$&');
  const address = link.address.replace(/[()\s]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  const insert = `[${words}](${address})`;
  return replaced(selected, [start, end], insert, [insert.length, insert.length]);
}

const WITH_PROTOCOL = /^(?:https?:\/\/[^\s/]|mailto:[^\s@]+@[^\s@]+$)/i;
const ON_THIS_SITE = /^(?:\/(?!\/)|#.)/;
const HOST = /^(?:[\p{L}\d-]+\.)+\p{L}{2,}(?:[/?#]|$)/u;
const EMAIL = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/;

/** Adds a missing https:// or mailto:; returns null if it is no address. */
export function linkAddress(written: string): string | null {
  const address = written.trim();
  if (WITH_PROTOCOL.test(address) || ON_THIS_SITE.test(address)) return address;
  if (EMAIL.test(address)) return `mailto:${address}`;
  return HOST.test(address) ? `https://${address}` : null;
}

/** Finds the smallest change from one text to the other, so that a field can undo it in one step. */
export function differenceOf(before: string, after: string): { start: number; end: number; insert: string } {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let tail = 0;
  while (tail < most - start && before[before.length - 1 - tail] === after[after.length - 1 - tail])
    tail += 1;
  return { start, end: before.length - tail, insert: after.slice(start, after.length - tail) };
}
