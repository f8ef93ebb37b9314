export type Words = readonly [label: string, help: string];

export interface EditorLayout {
  mainField: string;
  sortBy?: { field: string; order: 'ASC' | 'DESC' };
  list?: string[];
  /** Field and width; the widths of a row add up to at most 12. */
  rows: [field: string, width: number][][];
  fields: Readonly<Record<string, Words>>;
  onlyEditable?: readonly string[];
  readOnly?: readonly string[];
}

/** The fields of a row share it equally, save those with a width of their own. */
export interface WrittenLayout extends Omit<EditorLayout, 'rows'> {
  rows: string[][];
  widths?: Readonly<Record<string, number>>;
}

export const ROW_WIDTH = 12;

export const laidOut = ({ rows, widths = {}, ...layout }: WrittenLayout): EditorLayout => ({
  ...layout,
  rows: rows.map((row) => row.map((field) => [field, widths[field] ?? ROW_WIDTH / row.length])),
});

export const ALL_LANGUAGES = 'Gilt für alle Sprachen.';
