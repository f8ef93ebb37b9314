import { credentials, editorAccount } from './account';
import { auditEntry, auditFilter, auditPage, auditQuery } from './audit';
import { type CallTable, CREDENTIALS_LIMIT_BYTES, success } from './call';
import {
  acceptedMessage,
  documentedMessage,
  messageChange,
  messagePage,
  messageQuery,
  storedMessage,
  unreadMessages,
} from './message';
import { newPassword, passwordLinkRequest, passwordLinks } from './password-link';
import { erasure, erasureReceipt, person, personalDataCount, personalDataExport } from './personal-data';
import { STORAGE_FAILURES } from './refusal';
import {
  newSecondFactor,
  recoveryCodes,
  secondFactor,
  secondFactorConfirmation,
  secondFactorRemoval,
  secondFactorSetup,
  secondFactorStart,
} from './second-factor';

export const contactCall = {
  'POST /api/contact': {
    summary: 'Send a message to the company.',
    access: 'public',
    input: documentedMessage,
    // The service checks it, because the form without JavaScript sends it the same fields.
    body: 'unchecked',
    output: acceptedMessage,
    errors: ['conflict', 'too-many-messages', ...STORAGE_FAILURES],
  },
} as const satisfies CallTable;

// Personal data: only for accounts that may read it, never cached (decisions D4, E7).
export const messageCalls = {
  'GET /api/contact-submissions': {
    summary: 'The messages, newest first: all, or with `page` a part of them.',
    access: 'session',
    query: messageQuery,
    output: storedMessage.array().or(messagePage),
    strapi: { permission: 'read message' },
  },
  'GET /api/contact-submissions/{id}': {
    summary: 'One message.',
    access: 'session',
    output: storedMessage,
    strapi: { permission: 'read message' },
  },
  'PUT /api/contact-submissions/{id}': {
    summary: 'Say how far a message is dealt with.',
    access: 'session',
    input: messageChange,
    output: storedMessage,
    strapi: { permission: 'update message' },
  },
  'DELETE /api/contact-submissions/{id}': {
    summary: 'Delete a message.',
    access: 'session',
    output: success,
    strapi: { permission: 'delete message' },
  },
  'GET /api/contact-submissions/unread': {
    summary: 'How many messages nobody has read yet.',
    access: 'session',
    output: unreadMessages,
    strapi: { permission: 'read message' },
  },
  'GET /api/contact-submissions.csv': {
    summary: 'The messages as a table.',
    access: 'session',
    query: messageQuery.pick({ search: true }),
    output: 'text/csv',
    strapi: {
      permission: 'read message',
      path: '/contact-submissions/export',
      output: storedMessage.array(),
    },
  },
} as const satisfies CallTable;

// POST throughout, because programs on the way log addresses, which must not contain an e-mail.
export const personalDataCalls = {
  'POST /api/personal-data/count': {
    summary: 'How many messages of an e-mail address are stored.',
    access: 'session',
    input: person,
    output: personalDataCount,
    strapi: { permission: 'administrator' },
  },
  'POST /api/personal-data/export': {
    summary: 'All messages of an e-mail address, with everything that is stored of them.',
    access: 'session',
    input: person,
    output: personalDataExport,
    strapi: { permission: 'administrator' },
  },
  'POST /api/personal-data/erase': {
    summary: 'Erase all messages of an e-mail address, as many as were counted; the answer is a receipt.',
    access: 'session',
    input: erasure,
    output: erasureReceipt,
    errors: ['count-changed'],
    strapi: { permission: 'administrator' },
  },
} as const satisfies CallTable;

export const auditCalls = {
  'GET /api/audit': {
    summary: 'A page of the audit trail, newest first: who did what, for administrators.',
    access: 'session',
    query: auditQuery,
    output: auditPage,
    strapi: { permission: 'administrator' },
  },
  'GET /api/audit.csv': {
    summary: 'The audit trail as a table, for administrators.',
    access: 'session',
    query: auditFilter,
    output: 'text/csv',
    strapi: { permission: 'administrator', path: '/audit/export', output: auditEntry.array() },
  },
} as const satisfies CallTable;

export const sessionCalls = {
  'POST /api/admin/login': {
    summary: 'Sign in with an account of Strapi; the answer sets the session cookie.',
    access: 'public',
    input: credentials,
    bodyLimit: CREDENTIALS_LIMIT_BYTES,
    output: success,
    errors: [
      'credentials-wrong',
      'second-factor-required',
      'second-factor-wrong',
      'too-many-attempts',
      'editing-unavailable',
      ...STORAGE_FAILURES,
    ],
  },
  'POST /api/admin/logout': {
    summary: 'Sign out, here and at Strapi.',
    access: 'public',
    output: success,
    errors: ['editing-unavailable'],
  },
  'GET /api/admin/password-links': {
    summary: 'Whether somebody who has forgotten the password can get a link by mail.',
    access: 'public',
    output: passwordLinks,
    errors: ['editing-unavailable'],
  },
  'POST /api/admin/password-links': {
    summary:
      'Send a link to set a new password, if an account has this address; the answer is the same if none has.',
    access: 'public',
    input: passwordLinkRequest,
    bodyLimit: CREDENTIALS_LIMIT_BYTES,
    output: success,
    errors: ['mail-off', 'too-many-attempts', 'editing-unavailable', ...STORAGE_FAILURES],
  },
  'POST /api/admin/new-password': {
    summary:
      'Set a new password by a mailed link. Ends all sessions of the account and begins none: sign in afterwards.',
    access: 'public',
    input: newPassword,
    bodyLimit: CREDENTIALS_LIMIT_BYTES,
    output: success,
    errors: [
      'link-invalid',
      'password-too-short',
      'password-too-long',
      'password-too-uniform',
      'password-common',
      'password-personal',
      'mail-off',
      'too-many-attempts',
      'editing-unavailable',
      ...STORAGE_FAILURES,
    ],
  },
  'GET /api/admin/session': {
    summary: 'Who is signed in, and what the account may do.',
    access: 'session',
    output: editorAccount,
    strapi: { permission: 'account', path: '/session' },
  },
} as const satisfies CallTable;

export const secondFactorCalls = {
  'GET /api/admin/second-factor': {
    summary: 'Whether the account signs in with a second factor.',
    access: 'session',
    output: secondFactor,
    strapi: { permission: 'account', path: '/second-factor' },
  },
  'POST /api/admin/second-factor': {
    summary: 'Begin to set it up; nothing is in force until a code of the new secret has come back.',
    access: 'session',
    input: secondFactorStart,
    bodyLimit: CREDENTIALS_LIMIT_BYTES,
    output: secondFactorSetup,
    errors: ['password-wrong', 'second-factor-on', 'too-many-attempts'],
    strapi: { permission: 'account', path: '/second-factor', output: newSecondFactor },
  },
  'PUT /api/admin/second-factor': {
    summary:
      'Put it in force by a code; answers the recovery codes, this once. Other sessions of the account end.',
    access: 'session',
    input: secondFactorConfirmation,
    bodyLimit: CREDENTIALS_LIMIT_BYTES,
    output: recoveryCodes,
    errors: ['code-wrong', 'too-many-attempts'],
    strapi: { permission: 'account', path: '/second-factor' },
  },
  'POST /api/admin/second-factor/recovery-codes': {
    summary: 'New recovery codes, shown this once; those from before are worthless.',
    access: 'session',
    input: secondFactorConfirmation,
    bodyLimit: CREDENTIALS_LIMIT_BYTES,
    output: recoveryCodes,
    errors: ['code-wrong', 'second-factor-off', 'too-many-attempts'],
    strapi: { permission: 'account', path: '/second-factor/recovery-codes' },
  },
  'POST /api/admin/second-factor/removal': {
    summary: 'Remove it, with password and code.',
    access: 'session',
    input: secondFactorRemoval,
    bodyLimit: CREDENTIALS_LIMIT_BYTES,
    output: success,
    errors: ['password-wrong', 'code-wrong', 'second-factor-off', 'second-factor-duty', 'too-many-attempts'],
    strapi: { permission: 'account', path: '/second-factor/removal' },
  },
} as const satisfies CallTable;
