const FIELDS = ['title', 'excerpt', 'content'] as const;

export interface GermanText {
  field: (typeof FIELDS)[number];
  text: string;
}

/** A post without German has a document without fields. */
export function germanTexts(document: Readonly<Record<string, unknown>> | undefined): GermanText[] {
  return FIELDS.flatMap((field) => {
    const text = document?.[field];
    return typeof text === 'string' && text.trim() !== '' ? [{ field, text }] : [];
  });
}
