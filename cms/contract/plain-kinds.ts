/** Kinds with many entries, in no language of their own. Their keys are ids of Strapi. */
export const PLAIN_KINDS = ['redirect'] as const;
export type PlainKind = (typeof PLAIN_KINDS)[number];
