import { type CallTable, errorAnswer } from './call';
import {
  changeParams,
  deletedEntry,
  deletedParams,
  deletionParams,
  historyPage,
  historyParams,
  historyQuery,
  restoredEntry,
  undoing,
  undoneChange,
} from './history';
import {
  changedTexts,
  checkedTexts,
  listedPageText,
  pageText,
  storedPageText,
  textChanges,
  textConflict,
  textProblem,
} from './page-text';
import {
  importedTexts,
  refusedChanges,
  translatedChanges,
  translatorFile,
  translatorQuery,
  translatorTexts,
} from './translator-file';
import { TRANSLATOR_FILE_BYTES } from './translator-file-fields';

export const pageTextCalls = {
  'GET /api/page-texts': {
    summary: 'The files of the built-in copy, with how many of their texts editors have replaced.',
    access: 'session',
    isOpenToPanel: true,
    output: listedPageText.array(),
    strapi: { permission: 'read page-text', output: storedPageText.array() },
  },
  'GET /api/page-texts/{file}': {
    summary: 'The texts of a copy file in all languages: built-in, and what is stored instead.',
    access: 'session',
    isOpenToPanel: true,
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
  'POST /api/page-texts-check': {
    summary: 'Ask which of these changes could not be stored. Nothing changes.',
    access: 'session',
    isOpenToPanel: true,
    input: textChanges,
    output: checkedTexts,
  },
  'GET /api/texts-export': {
    summary:
      'The texts of pages and entries in a language beside the German ones, as a file for translators.',
    access: 'session',
    query: translatorQuery,
    output: ['application/xliff+xml', 'text/csv'],
    strapi: { permission: 'read page-text', output: translatorTexts },
  },
  'POST /api/texts-import': {
    summary: 'Save the translations of such a file together, but for those that are refused one by one.',
    access: 'session',
    input: translatorFile,
    bodyLimit: TRANSLATOR_FILE_BYTES,
    output: importedTexts,
    errors: ['texts-file-unreadable'],
    strapi: { permission: 'update page-text', input: translatedChanges, output: refusedChanges },
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
  'POST /api/history/{kind}/{key}/{id}': {
    summary: 'Put back what stood in a field before a change; of a post, in its draft.',
    access: 'session',
    params: changeParams,
    input: undoneChange,
    output: undoing,
    status: 201,
    errors: ['stale', 'field-required', 'key-fixed', 'picture-unknown'],
    strapi: { permission: 'update {kind}', output: undoing },
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
