import { PLAIN_KINDS } from './plain-kinds';
import { SINGLE_KINDS } from './single-kinds';
import { TRANSLATED_KINDS } from './translation-state';

/** Days that an entry is kept; the database refuses to delete a younger one. */
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

export const AUDIT_SOURCES = ['panel', 'admin', 'api', 'command-line', 'site', 'plan'] as const;
export type AuditSource = (typeof AUDIT_SOURCES)[number];

export const AUDIT_KINDS = [
  ...TRANSLATED_KINDS,
  'page-text',
  'author',
  ...SINGLE_KINDS,
  ...PLAIN_KINDS,
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

/** Paths without a language. */
export const GATED_PAGES = ['investors-partners', 'investment-deck'] as const;
export type GatedPage = (typeof GATED_PAGES)[number];

export const GATE_OUTCOMES = ['opened', 'refused'] as const;
export type GateOutcome = (typeof GATE_OUTCOMES)[number];

/** Filters for acts of no account, such as a sign-in with an unknown name. */
export const NO_ACCOUNT = 'none';
