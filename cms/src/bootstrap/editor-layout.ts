export interface EditorLayout {
  mainField: string;
  sortBy?: { field: string; order: 'ASC' | 'DESC' };
  list?: string[];
  /** Field and width; the widths of a row add up to at most 12. */
  rows: [field: string, width: number][][];
  fields: Readonly<Record<string, readonly [label: string, help: string]>>;
  onlyEditable?: readonly string[];
  readOnly?: readonly string[];
}

export const ALL_LANGUAGES = 'Gilt für alle Sprachen.';
