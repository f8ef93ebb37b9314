// Words and limits of the audit trail, without Zod, because /admin loads them in the browser.
import { TRANSLATED_KINDS } from './translation-state';

/** How long an entry of the audit trail is kept; the database refuses to let go of a younger one. */
export const AUDIT_RETENTION_DAYS = 180;

export const AUDIT_ACTIONS = [
  'sign-in',
  'sign-in-failed',
  'sign-out',
  'refused',
  'read',
  'save',
  'publish',
  'unpublish',
  'delete',
  'upload',
  'export',
  'erase',
  'gate-opened',
  'gate-refused',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Where an act was done: Strapi's panel, the site's /admin, a program with a token, a command line, a page of the site. */
export const AUDIT_SOURCES = ['panel', 'admin', 'api', 'command-line', 'site'] as const;
export type AuditSource = (typeof AUDIT_SOURCES)[number];

/** What an act was done to. */
export const AUDIT_KINDS = [
  ...TRANSLATED_KINDS,
  'appearance',
  'message',
  'folder',
  'account',
  'password',
  'second-factor',
  'role',
  'token',
  'language',
  'setting',
  'audit-trail',
  'page',
  'call',
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

/** The pages behind a password, by their paths without a language. */
export const GATED_PAGES = ['investors-partners', 'investment-deck'] as const;
export type GatedPage = (typeof GATED_PAGES)[number];

export const GATE_OUTCOMES = ['opened', 'refused'] as const;
export type GateOutcome = (typeof GATE_OUTCOMES)[number];

/** The filter for what no account has done, such as a sign-in under a name that nobody has. */
export const NO_ACCOUNT = 'none';
