import { type Selected, toggleHeading, toggleList, toggleMark } from './text-change';

interface Mark {
  /** What editors read and hear. */
  readonly name: string;
  /** The letter that sets it together with Ctrl or Cmd. */
  readonly key?: string;
  readonly apply: (selected: Selected) => Selected;
}

const SAMPLE = 'Text';

/**
 * What the toolbar sets by itself; a link asks for its address first (link-form.tsx). Together with the link these are
 * all the marks that pages read (specification 3): what they do not read, editors are not offered.
 */
export const MARKS = {
  largeHeading: { name: 'Große Überschrift', apply: (selected) => toggleHeading(selected, 1) },
  heading: { name: 'Mittlere Überschrift', apply: (selected) => toggleHeading(selected, 2) },
  smallHeading: { name: 'Kleine Überschrift', apply: (selected) => toggleHeading(selected, 3) },
  bold: { name: 'Fett', key: 'b', apply: (selected) => toggleMark(selected, '**', SAMPLE) },
  italic: { name: 'Kursiv', key: 'i', apply: (selected) => toggleMark(selected, '*', SAMPLE) },
  code: { name: 'Code', apply: (selected) => toggleMark(selected, '`', SAMPLE) },
  list: { name: 'Aufzählung', apply: toggleList },
} as const satisfies Record<string, Mark>;

export type MarkName = keyof typeof MARKS;

/** With a fitting shortcut of its own, for it is no mere change of the text. */
export const LINK = { name: 'Link', key: 'k' } as const;

/** The mark whose shortcut this key is. */
export function markOfKey(key: string): Mark | undefined {
  const marks: Mark[] = Object.values(MARKS);
  return marks.find((mark) => mark.key === key.toLowerCase());
}

export const nameWithShortcut = ({ name, key }: { name: string; key?: string }) =>
  key ? `${name} (Strg + ${key.toUpperCase()})` : name;
