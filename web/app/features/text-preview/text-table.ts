import type { TextChange } from 'contract/page-text';

export type TextRef = Pick<TextChange, 'file' | 'language' | 'key'>;

export const sameText = (one: TextRef, other: TextRef): boolean =>
  one.file === other.file && one.language === other.language && one.key === other.key;

/** Id of the element with the table of a marked page, as JSON: number of the mark, and its text. */
export const TEXT_TABLE_ID = 'text-table';

export type TextTable = readonly (readonly [number: number, ref: TextRef])[];

/** A text that an editor has typed; null for the built-in one. */
export type TextDraft = TextRef &
  Pick<TextChange, 'to'> & {
    /** Stood there before it was typed; null if that is unknown. */
    from: string | null;
    /** Without placeholders, so that a page shows it as it is typed. */
    isPlain: boolean;
  };
