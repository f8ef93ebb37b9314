/** What editors write in several languages. */
export const TRANSLATED_KINDS = ['section', 'project', 'product-text', 'post', 'picture'] as const;
export type TranslatedKind = (typeof TRANSLATED_KINDS)[number];
