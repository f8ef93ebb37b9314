import type { DescribedFields } from './field';
import { LONG_TEXT_LENGTH } from './limits';

/** Texts of a person who signs posts, which Strapi's panel edits (docs/decisions/0092). */
export const AUTHOR_TEXTS = {
  line: { widget: 'text', limit: LONG_TEXT_LENGTH, isLocalized: true },
} as const satisfies DescribedFields;
