/** Headings of the groups in a post's form, by the first field of each. */
export const GROUPS: Readonly<Record<string, string>> = {
  title: 'Inhalt',
  cover: 'Bild',
  publicationDate: 'Veröffentlichung',
  category: 'Einordnung',
  seoTitle: 'Suchmaschinen',
  slug: 'Adresse',
};

export const INPUT = {
  heading: 'form-heading',
  tags: 'tag-list',
  author: 'author-name',
  series: 'series-name',
  publicationDate: 'publication-date',
  searchTitle: 'search-title',
  searchDescription: 'search-description',
  copyFile: 'copy-file',
  pageTexts: 'page-texts',
} as const;

interface FormField {
  name: string;
  type: string;
  [property: string]: unknown;
}
type Row = FormField[];
type Changes = Readonly<Record<string, Readonly<Record<string, string>>>>;

interface Form {
  layout: Row[][];
}

const POST_FIELDS: Changes = {
  tags: { type: INPUT.tags },
  author: { type: INPUT.author },
  series: { type: INPUT.series },
  seoTitle: { type: INPUT.searchTitle },
  seoDescription: { type: INPUT.searchDescription },
  publicationDate: { type: INPUT.publicationDate },
};

const SECTION_FIELDS: Changes = {
  description: { type: 'richtext' },
  content: { type: 'richtext' },
};

const PAGE_TEXT_FIELDS: Changes = {
  file: { type: INPUT.copyFile },
  texts: { type: INPUT.pageTexts },
};

const changed = (rows: readonly Row[], changes: Changes): Row[] =>
  rows.map((row) => row.map((field) => ({ ...field, ...changes[field.name] })));

const heading = (first: FormField, label: string): FormField => ({
  // Strapi asks by this name whether the account may see the field.
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

/** Recognizes a form by its fields, because Strapi does not name it. */
function arranged(rows: readonly Row[]): Row[][] | null {
  const has = (wanted: string) => rows.flat().some(({ name }) => name === wanted);
  if (has('previousSlugs')) return inGroups(changed(rows, POST_FIELDS));
  if (has('sectionKey')) return [changed(rows, SECTION_FIELDS)];
  return has('file') && has('texts') ? [changed(rows, PAGE_TEXT_FIELDS)] : null;
}

export function arrangeForms<Input extends { layout: Form }>(input: Input, path: string): Input {
  // Strapi's form editor would take a heading for a field.
  const layout = path.includes('/configurations/') ? null : arranged(input.layout.layout.flat());
  return layout ? { ...input, layout: { ...input.layout, layout } } : input;
}
