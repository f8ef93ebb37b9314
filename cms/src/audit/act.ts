import type { AuditAction, AuditKind, AuditSource } from '../../contract/audit-fields';

/** Key or number of what something was done to; never a text. */
export type Thing = string | number;

/** What was done, as a route tells it. */
export interface Act {
  action: AuditAction;
  kind: AuditKind | null;
  thing: Thing | null;
  /** In place of the thing: several of one act, which is one entry. */
  things?: readonly Thing[];
  /** How many things, where an act names none of them. */
  count?: number;
}

/** Who did it, and where. */
export interface Actor {
  source: AuditSource;
  /** Null where no account acted. */
  account: { id: number; name: string } | null;
}
