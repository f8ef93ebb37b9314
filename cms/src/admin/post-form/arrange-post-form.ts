/** The fields with which a group of the form begins, and its heading. */
export const GROUPS: Readonly<Record<string, string>> = {
  title: 'Inhalt',
  cover: 'Bild',
  publicationDate: 'Veröffentlichung',
  category: 'Einordnung',
  seoTitle: 'Suchmaschinen',
  slug: 'Adresse',
};

/** Types of inputs that Strapi does not have; app.tsx registers what draws them. */
export const FORM_HEADING = 'form-heading';
export const INPUTS = {
  tags: 'tag-list',
  seoTitle: 'search-title',
  seoDescription: 'search-description',
} as const satisfies Record<string, string>;

interface FormField {
  name: string;
  type: string;
  [property: string]: unknown;
}
type Row = FormField[];

interface Form {
  /** Panels with rows with fields. */
  layout: Row[][];
}

const isPost = (rows: readonly Row[]) => rows.flat().some(({ name }) => name === 'previousSlugs');

const heading = (first: FormField, label: string): FormField => ({
  // The name of a field, because Strapi asks whether the account may see it.
  name: first.name,
  type: FORM_HEADING,
  label,
  size: 12,
  visible: true,
  attribute: { type: 'string' },
});

const INPUT_TYPES: Readonly<Record<string, string>> = INPUTS;

const withOwnInput = (field: FormField): FormField => {
  const type = INPUT_TYPES[field.name];
  return type ? { ...field, type } : field;
};

/** Parts the form of a post into panels with headings, and gives some of its fields inputs of their own. */
export function arrangePostForm<Input extends { layout: Form }>(input: Input, path: string): Input {
  const rows = input.layout.layout.flat();
  // Where administrators arrange the form themselves, a heading would be taken for a field.
  if (!isPost(rows) || path.includes('/configurations/')) return input;
  const panels: Row[][] = [];
  for (const row of rows) {
    const [first] = row;
    const label = first && GROUPS[first.name];
    if (first && label) panels.push([[heading(first, label)]]);
    if (panels.length === 0) panels.push([]);
    panels.at(-1)?.push(row.map(withOwnInput));
  }
  return { ...input, layout: { ...input.layout, layout: panels } };
}
