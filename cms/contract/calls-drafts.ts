import { type CallTable, errorAnswer, success } from './call';
import {
  draftInput,
  draftParams,
  keptDraft,
  newPlan,
  plan,
  planParams,
  planTime,
  publication,
  publicationProblem,
  published,
  storedDraft,
} from './draft';

const refusedPublication = {
  description: 'Some of these drafts cannot be published, or have changed; none is.',
  schema: errorAnswer.extend({ problems: publicationProblem.array() }),
};

/** Unsaved changes of the signed-in account, and their publication together (docs/decisions/0069). */
export const draftCalls = {
  'GET /api/drafts': {
    summary: 'The drafts of the account: what was typed into the forms of /admin and is not saved.',
    access: 'session',
    output: storedDraft.array(),
    strapi: { permission: 'account' },
  },
  'PUT /api/drafts/{kind}/{key}': {
    summary: 'Keep or remove the draft of a form.',
    access: 'session',
    params: draftParams,
    input: draftInput,
    output: keptDraft,
    conflict: {
      description: 'The account has typed into this form on another device.',
      schema: errorAnswer.extend({ current: storedDraft.nullable() }),
    },
    errors: ['too-many-drafts'],
    strapi: { permission: 'account', output: keptDraft },
  },
  'POST /api/publications': {
    summary: 'Publish drafts together: all or none.',
    access: 'session',
    input: publication,
    output: published,
    conflict: refusedPublication,
    strapi: { permission: 'account', output: published },
  },
  'GET /api/plans': {
    summary: 'The planned publications of the account, and those that failed; the next one first.',
    access: 'session',
    output: plan.array(),
    strapi: { permission: 'account' },
  },
  'POST /api/plans': {
    summary: 'Publish drafts together at a time; they are drafts no more.',
    access: 'session',
    input: newPlan,
    output: plan,
    status: 201,
    conflict: refusedPublication,
    errors: ['time-impossible', 'too-many-drafts'],
    strapi: { permission: 'account', output: plan },
  },
  'PUT /api/plans/{id}': {
    summary: 'Change time or name of a planned publication.',
    access: 'session',
    params: planParams,
    input: planTime,
    output: plan,
    errors: ['time-impossible'],
    strapi: { permission: 'account' },
  },
  'DELETE /api/plans/{id}': {
    summary: 'Cancel a planned publication, whose changes become drafts again, or forget a failed one.',
    access: 'session',
    params: planParams,
    output: success,
    strapi: { permission: 'account' },
  },
} as const satisfies CallTable;
