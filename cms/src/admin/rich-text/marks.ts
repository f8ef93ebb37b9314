import { type Selected, toggleHeading, toggleList, toggleMark } from './text-change';

interface Mark {
  readonly name: string;
  readonly key?: string;
  readonly apply: (selected: Selected) => Selected;
}

const SAMPLE = 'Text';

/** Marks of the toolbar. With links (link-form.tsx), these are all the marks that pages read (specification 3). */
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

export const LINK = { name: 'Link', key: 'k' } as const;

export function markOfKey(key: string): Mark | undefined {
  const marks: Mark[] = Object.values(MARKS);
  return marks.find((mark) => mark.key === key.toLowerCase());
}

export const nameWithShortcut = ({ name, key }: { name: string; key?: string }) =>
  key ? `${name} (Strg + ${key.toUpperCase()})` : name;
