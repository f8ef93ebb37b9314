export interface ChangedLine {
  from: string;
  to: string;
}

/** Begins a line of Markdown; pages draw it instead. */
const LINE_START = /^\s*(?:[-*>] |#{1,3} |\d+\. )?\s*/;

const wordsOf = (line: string) => line.replace(LINE_START, '').trimEnd();

/** Undoes what keeps pairs of words on one line (`bindPairs`). */
const unbound = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

/** Returns the one line in which two texts differ; null where lines have come or gone, or one had no words. */
export function changedLine(before: string, after: string): ChangedLine | null {
  const [old, now] = [before.split('\n'), after.split('\n')];
  if (old.length !== now.length) return null;
  const changed = now.flatMap((to, index) => {
    const from = old[index] ?? '';
    return from === to ? [] : [{ from: wordsOf(from), to: wordsOf(to) }];
  });
  const [only] = changed;
  return only && changed.length === 1 && only.from !== '' ? only : null;
}

export const isLine = (shown: string, { from }: ChangedLine): boolean =>
  unbound(shown).trim() === unbound(from);

/** Returns a text of the page with the changed line; null if the line does not stand there as written. */
export function withChangedLine(shown: string, { from, to }: ChangedLine): string | null {
  const text = unbound(shown);
  const start = text.indexOf(unbound(from));
  if (start < 0) return null;
  return text.slice(0, start) + to + text.slice(start + unbound(from).length);
}
