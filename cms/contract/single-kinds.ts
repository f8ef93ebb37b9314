/** Kinds of content of which there is one entry, in no language of its own (docs/decisions/0066). */
export const SINGLE_KINDS = [
  'appearance',
  'home-page',
  'company',
  'service-status',
  'notifications',
] as const;
export type SingleKind = (typeof SINGLE_KINDS)[number];

export const isSingleKind = (kind: string): kind is SingleKind =>
  (SINGLE_KINDS as readonly string[]).includes(kind);
