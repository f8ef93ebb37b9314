// Imports no Zod, because forms and pages load it, like all files that end in `-fields` (docs/decisions/0030).

/**
 * Markdown of a product is a block: a heading and cards (docs/decisions/0050). A list has one entry a line. A time is an
 * instant, which forms show as it is in Berlin.
 */
export type Widget =
  | 'line'
  | 'text'
  | 'markdown'
  | 'list'
  | 'choice'
  | 'switch'
  | 'date'
  | 'time'
  | 'address'
  | 'picture'
  | 'file'
  | 'blocks'
  | 'color'
  | 'font';

/** How a value must look. The advice stands at the field, in `/admin` as in Strapi's panel. */
export interface Format {
  pattern: RegExp;
  advice: string;
  /** The same for callers of the API. */
  problem?: string;
}

/**
 * Describes a field to every form, whose copy has its label, and where visitors see it, under the field's name
 * (docs/decisions/0053).
 */
export interface Field {
  widget: Widget;
  /** Characters; of a list, in each entry, which is one line. */
  limit?: number;
  /** Counts the characters that are shown for sure, or the words between commas. */
  counts?: number | 'words';
  isLocalized?: true;
  /** May not be empty; if localized, in German. */
  isRequired?: true;
  choices?: readonly string[];
  format?: Format;
  /** Tells callers of the API more than the name does. */
  about?: string;
  /** Begins a group of fields, whose heading the copy has under this name. */
  begins?: string;
}

/** Tells a text that each language has for itself: files and times need no translation. */
export const isTranslated = ({ isLocalized, widget }: Field): boolean =>
  isLocalized === true && widget !== 'file' && widget !== 'time';

/** The fields of an editable thing, in the order of its form. */
export type DescribedFields = Readonly<Record<string, Field>>;
