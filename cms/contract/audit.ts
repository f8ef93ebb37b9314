import { z } from 'zod';
import {
  AUDIT_ACTIONS,
  AUDIT_KINDS,
  AUDIT_SOURCES,
  GATE_OUTCOMES,
  GATED_PAGES,
  NO_ACCOUNT,
} from './audit-fields';
import { LARGEST_ID } from './limits';
import { pageOf, pageQuery } from './paging';

/** An account under the name that it had when it acted. */
const auditAccount = z.object({ id: z.number(), name: z.string() });
export type AuditAccount = z.output<typeof auditAccount>;

/** Contains no text, no password and no address of a visitor. */
export const auditEntry = z.object({
  id: z.number(),
  at: z.iso.datetime(),
  account: auditAccount.nullable().meta({
    description: 'Null where no account acted: a page of the site, a command line, a name that nobody has.',
  }),
  source: z.enum(AUDIT_SOURCES),
  action: z.enum(AUDIT_ACTIONS),
  kind: z.enum(AUDIT_KINDS).nullable(),
  thing: z.string().nullable().meta({
    description:
      'Key or number of what it was done to; the numbers of messages that were read at once, with spaces between them.',
  }),
  count: z.number().nullable().meta({
    description: 'How many things an export or an erasure had, or how many messages were read at once.',
  }),
});
export type AuditEntry = z.output<typeof auditEntry>;

const day = z.iso.date();

/** Days are German ones, both included. */
export const auditFilter = z.object({
  account: z
    .literal(NO_ACCOUNT)
    .or(z.coerce.number().int().min(1).max(LARGEST_ID))
    .optional()
    .meta({ description: 'The number of an account, or `none` for acts of no account.' }),
  action: z.enum(AUDIT_ACTIONS).optional(),
  from: day.optional(),
  to: day.optional(),
});
export type AuditFilter = z.output<typeof auditFilter>;

/** Requires pages, because the list grows without end. */
export const auditQuery = pageQuery.extend({
  page: pageQuery.shape.page.unwrap().default(1),
  ...auditFilter.shape,
});

export const auditPage = pageOf(auditEntry).extend({
  accounts: z.array(auditAccount).meta({
    description: 'Every account that has an entry, whatever is filtered, under its latest name.',
  }),
});
export type AuditPage = z.output<typeof auditPage>;

/** Contains neither the visitor's identity nor the typed password. */
export const gateRecord = z.strictObject({ page: z.enum(GATED_PAGES), outcome: z.enum(GATE_OUTCOMES) });
export type GateRecord = z.output<typeof gateRecord>;
