import { z } from 'zod';
import { AUDIT_SOURCES } from './audit-fields';
import { HISTORY_FIELD_LENGTH, HISTORY_KINDS, RESTORABLE_KINDS } from './history-fields';
import { LANGUAGE_CODES } from './languages';
import { pageOf, pageQuery } from './paging';

const language = z.enum(LANGUAGE_CODES);
const value = z.union([z.string(), z.number(), z.boolean()]).nullable();

/** One field that one save has changed. */
export const historyEntry = z.object({
  id: z.number(),
  at: z.iso.datetime(),
  account: z.string().nullable().meta({ description: 'The name that the account had; null if none acted.' }),
  source: z.enum(AUDIT_SOURCES),
  language: language.nullable().meta({ description: 'Null for what all languages share.' }),
  field: z.string(),
  before: value.meta({ description: 'Null where nothing stood.' }),
  after: value,
});
export type HistoryEntry = z.output<typeof historyEntry>;

export const historyParams = z.object({ kind: z.enum(HISTORY_KINDS), key: z.string() });

/** Newest first. Requires pages, because the list grows. */
export const historyQuery = pageQuery.extend({
  page: pageQuery.shape.page.unwrap().default(1),
  language: language.optional().meta({ description: 'Only this language, without what all share.' }),
  field: z.string().max(HISTORY_FIELD_LENGTH).optional(),
});
export type HistoryQuery = z.output<typeof historyQuery>;

export const historyPage = pageOf(historyEntry);

export const deletedEntry = z.object({
  id: z.number().meta({ description: 'Names the deletion.' }),
  key: z.string(),
  name: z.string().meta({ description: 'The German title, the key where there was none.' }),
  at: z.iso.datetime(),
  account: z.string().nullable(),
});
export type DeletedEntry = z.output<typeof deletedEntry>;

export const deletedParams = z.object({ kind: z.enum(RESTORABLE_KINDS) });
export const deletionParams = deletedParams.extend({ id: z.string().regex(/^\d{1,10}$/) });
export const restoredEntry = z.object({ key: z.string() });
