/** The fields with which a group of a post's form begins, and its heading. */
export const GROUPS: Readonly<Record<string, string>> = {
  title: 'Inhalt',
  cover: 'Bild',
  publicationDate: 'Veröffentlichung',
  category: 'Einordnung',
  seoTitle: 'Suchmaschinen',
  slug: 'Adresse',
};

/** Types of inputs that Strapi does not have; app.tsx registers what draws them. */
export const INPUT = {
  heading: 'form-heading',
  tags: 'tag-list',
  searchTitle: 'search-title',
  searchDescription: 'search-description',
} as const;

interface FormField {
  name: string;
  type: string;
  [property: string]: unknown;
}
type Row = FormField[];
type Changes = Readonly<Record<string, Readonly<Record<string, string>>>>;

interface Form {
  /** Panels with rows with fields. */
  layout: Row[][];
}

const POST_FIELDS: Changes = {
  tags: { type: INPUT.tags },
  seoTitle: { type: INPUT.searchTitle },
  seoDescription: { type: INPUT.searchDescription },
  // Strapi names the parts of a date in English.
  publicationDate: { dateLabel: 'Datum: Tag', timeLabel: 'Datum: Uhrzeit' },
};

/** Long texts in which pages read marks, so they have the toolbar. */
const SECTION_FIELDS: Changes = {
  description: { type: 'richtext' },
  content: { type: 'richtext' },
};

const changed = (rows: readonly Row[], changes: Changes): Row[] =>
  rows.map((row) => row.map((field) => ({ ...field, ...changes[field.name] })));

const heading = (first: FormField, label: string): FormField => ({
  // The name of a field, because Strapi asks whether the account may see it.
  name: first.name,
  type: INPUT.heading,
  label,
  size: 12,
  visible: true,
  attribute: { type: 'string' },
});

function inGroups(rows: readonly Row[]): Row[][] {
  const panels: Row[][] = [];
  for (const row of rows) {
    const [first] = row;
    const label = first && GROUPS[first.name];
    if (first && label) panels.push([[heading(first, label)]]);
    if (panels.length === 0) panels.push([]);
    panels.at(-1)?.push(row);
  }
  return panels;
}

/** Strapi does not say which form it is; these fields do. */
function arranged(rows: readonly Row[]): Row[][] | null {
  const has = (wanted: string) => rows.flat().some(({ name }) => name === wanted);
  if (has('previousSlugs')) return inGroups(changed(rows, POST_FIELDS));
  return has('sectionKey') ? [changed(rows, SECTION_FIELDS)] : null;
}

/** Parts the form of a post into panels with headings, and gives fields of posts and sections fitting inputs. */
export function arrangeForms<Input extends { layout: Form }>(input: Input, path: string): Input {
  // Where administrators arrange a form themselves, a heading would be taken for a field.
  const layout = path.includes('/configurations/') ? null : arranged(input.layout.layout.flat());
  return layout ? { ...input, layout: { ...input.layout, layout } } : input;
}
