import { ORDERED_KINDS } from './ordered-kinds';
import { PLAIN_KINDS } from './plain-kinds';
import { SINGLE_KINDS } from './single-kinds';

export const HISTORY_KINDS = [
  'section',
  'project',
  'product-text',
  ...ORDERED_KINDS,
  'post',
  'page-text',
  'author',
  ...SINGLE_KINDS,
  ...PLAIN_KINDS,
] as const;
export type HistoryKind = (typeof HISTORY_KINDS)[number];

export const RESTORABLE_KINDS = ['section', 'project', ...ORDERED_KINDS, 'post'] as const;
export type RestorableKind = (typeof RESTORABLE_KINDS)[number];
export const DELETED_ENTRY_DAYS = 30;

/** Changes kept of one field in one language. */
export const HISTORY_LIMIT = 200;
export const HISTORY_RETENTION_DAYS = 730;
export const HISTORY_FIELD_LENGTH = 255;

/** Names, beside the fields of a post, since when or from when on visitors see a language of it. */
export const PUBLICATION = 'publication';
