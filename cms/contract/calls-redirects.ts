import { z } from 'zod';
import { type CallTable, errorAnswer, stale, success } from './call';
import {
  editedRedirect,
  importedRedirects,
  missedAddress,
  newRedirect,
  redirectFile,
  redirectImport,
  redirectInput,
} from './redirect';
import { REDIRECT_FILE_BYTES } from './redirect-fields';
import type { RefusalCode } from './refusal';

/** Refusals that depend on the other redirects and on the pages of the site. */
const REFUSALS = [
  'address-in-use',
  'address-taken',
  'redirect-loop',
  'redirect-chain',
  'campaign-elsewhere',
] as const satisfies readonly RefusalCode[];

const numbered = z.object({ id: z.string().regex(/^[1-9]\d{0,8}$/) });

export const redirectCalls = {
  'GET /api/redirects': {
    summary: 'The redirects of editors, with how often each was followed.',
    access: 'session',
    output: editedRedirect.array(),
    strapi: { permission: 'read redirect' },
  },
  'POST /api/redirects': {
    summary: 'Create a redirect.',
    access: 'session',
    input: newRedirect,
    output: editedRedirect,
    status: 201,
    errors: [...REFUSALS, 'too-many-redirects'],
    strapi: { permission: 'create redirect' },
  },
  'PUT /api/redirects/{key}': {
    summary: 'Change a redirect. What is absent stays.',
    access: 'session',
    input: redirectInput,
    output: editedRedirect,
    ifMatch: stale(editedRedirect),
    errors: REFUSALS,
    strapi: { permission: 'update redirect' },
  },
  'DELETE /api/redirects/{key}': {
    summary: 'Delete a redirect.',
    access: 'session',
    output: success,
    ifMatch: errorAnswer,
    strapi: { permission: 'delete redirect' },
  },
  'POST /api/redirects-import': {
    summary: 'Create or change the redirects of a table, by their addresses; all of them or none.',
    access: 'session',
    input: redirectFile,
    bodyLimit: REDIRECT_FILE_BYTES,
    output: redirectImport,
    errors: ['redirects-file-unreadable'],
    strapi: { permission: 'create redirect', input: importedRedirects, output: redirectImport },
  },
  'GET /api/missed-addresses': {
    summary:
      'Addresses that visitors asked for in vain, most often first, without those that lead on by now.',
    access: 'session',
    output: missedAddress.array(),
    strapi: { permission: 'read redirect' },
  },
  'DELETE /api/missed-addresses/{id}': {
    summary: 'Forget such an address.',
    access: 'session',
    params: numbered,
    output: success,
    strapi: { permission: 'update redirect' },
  },
} as const satisfies CallTable;
