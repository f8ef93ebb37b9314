import { type CallTable, errorAnswer } from './call';
import {
  deletedEntry,
  deletedParams,
  deletionParams,
  historyPage,
  historyParams,
  historyQuery,
  restoredEntry,
} from './history';
import {
  changedTexts,
  listedPageText,
  pageText,
  storedPageText,
  textChanges,
  textConflict,
  textProblem,
} from './page-text';
import { importedTexts, translatorFile, translatorQuery } from './translator-file';
import { TRANSLATOR_FILE_BYTES } from './translator-file-fields';

export const pageTextCalls = {
  'GET /api/page-texts': {
    summary: 'The files of the built-in copy, with how many of their texts editors have replaced.',
    access: 'session',
    output: listedPageText.array(),
    strapi: { permission: 'read page-text', output: storedPageText.array() },
  },
  'GET /api/page-texts/{file}': {
    summary: 'The texts of a copy file in all languages: built-in, and what is stored instead.',
    access: 'session',
    output: pageText,
    strapi: { permission: 'read page-text', output: storedPageText },
  },
  'PUT /api/page-texts': {
    summary: 'Replace built-in texts, or put them back; all of the changes or none.',
    access: 'session',
    input: textChanges,
    output: changedTexts,
    conflict: {
      description: 'Somebody else has changed some of these texts.',
      schema: errorAnswer.extend({ conflicts: textConflict.array() }),
    },
    refused: errorAnswer.extend({ problems: textProblem.array() }),
    strapi: { permission: 'update page-text', output: changedTexts },
  },
  'GET /api/page-texts-export': {
    summary: 'The texts of a language beside the German ones, as a file for translators.',
    access: 'session',
    query: translatorQuery,
    output: ['application/xliff+xml', 'text/csv'],
    strapi: { permission: 'read page-text', output: storedPageText.array() },
  },
  'POST /api/page-texts-import': {
    summary: 'Save the translations of such a file, but for those that are refused one by one.',
    access: 'session',
    input: translatorFile,
    bodyLimit: TRANSLATOR_FILE_BYTES,
    output: importedTexts,
    errors: ['texts-file-unreadable'],
  },
} as const satisfies CallTable;

export const historyCalls = {
  'GET /api/history/{kind}/{key}': {
    summary: 'Who changed which field of an entry, when, and what stood there before; newest first.',
    access: 'session',
    params: historyParams,
    query: historyQuery,
    output: historyPage,
    strapi: { permission: 'read {kind}' },
  },
  'GET /api/deleted/{kind}': {
    summary: 'The entries of a kind that were deleted in the last 30 days, newest first.',
    access: 'session',
    params: deletedParams,
    output: deletedEntry.array(),
    strapi: { permission: 'create {kind}' },
  },
  'POST /api/deleted/{kind}/{id}': {
    summary: 'Bring a deleted entry back as it was, a post as a draft.',
    access: 'session',
    params: deletionParams,
    output: restoredEntry,
    status: 201,
    errors: ['key-taken'],
    strapi: { permission: 'create {kind}' },
  },
} as const satisfies CallTable;
