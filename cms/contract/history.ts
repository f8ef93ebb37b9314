import { z } from 'zod';
import { AUDIT_SOURCES } from './audit-fields';
import { HISTORY_FIELD_LENGTH, HISTORY_KINDS, RESTORABLE_KINDS } from './history-fields';
import { LANGUAGE_CODES } from './languages';
import { LARGEST_ID } from './limits';
import { pageOf, pageQuery } from './paging';

const language = z.enum(LANGUAGE_CODES);
export const historyPicture = z.object({
  picture: z.number().meta({ description: 'Its number.' }),
  name: z.string().nullable().meta({ description: 'Of the file; null where it is not known any more.' }),
  url: z.string().nullable().meta({ description: 'Null after the picture was deleted.' }),
  alternativeText: z.string(),
});
export type HistoryPicture = z.output<typeof historyPicture>;

const value = z
  .union([z.string(), z.number(), z.boolean(), historyPicture])
  .nullable()
  .meta({ description: 'Null where nothing stood; a choice by its name, a list with one entry a line.' });

export const historyEntry = z.object({
  id: z.number(),
  at: z.iso.datetime(),
  account: z.string().nullable().meta({ description: 'The name that the account had; null if none acted.' }),
  source: z.enum(AUDIT_SOURCES),
  language: language.nullable().meta({ description: 'Null for what all languages share.' }),
  field: z.string(),
  before: value,
  after: value,
});
export type HistoryEntry = z.output<typeof historyEntry>;

export const historyParams = z.object({ kind: z.enum(HISTORY_KINDS), key: z.string() });

/** PostgreSQL refuses larger numbers. */
const changeId = z.string().regex(/^\d{1,9}$/);
export const changeParams = historyParams.extend({ id: changeId });

/** Says what the editor knew of the field, so that nothing newer is lost. */
export const undoneChange = z.object({
  newest: z
    .int()
    .positive()
    .max(LARGEST_ID)
    .meta({ description: 'The newest change of the same field and language that was seen.' }),
});

export const undoing = z.object({ id: z.number().meta({ description: 'The change that this made.' }) });

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
export const deletionParams = deletedParams.extend({ id: changeId });
export const restoredEntry = z.object({ key: z.string() });
