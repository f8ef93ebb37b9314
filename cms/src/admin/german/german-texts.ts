/** In the order of the form, without the texts for search engines. */
const FIELDS = ['title', 'excerpt', 'content'] as const;

export interface GermanText {
  field: (typeof FIELDS)[number];
  text: string;
}

/** Returns the written texts of a post as they are stored. A post without German has a document without fields. */
export function germanTexts(document: Readonly<Record<string, unknown>> | undefined): GermanText[] {
  return FIELDS.flatMap((field) => {
    const text = document?.[field];
    return typeof text === 'string' && text.trim() !== '' ? [{ field, text }] : [];
  });
}
