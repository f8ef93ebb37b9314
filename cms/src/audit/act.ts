import type { AuditAction, AuditKind, AuditSource } from '../../contract/audit-fields';

/** Key or number; never a text. */
export type Thing = string | number;

export interface Act {
  action: AuditAction;
  kind: AuditKind | null;
  thing: Thing | null;
  /** Replaces `thing` in an act on several. */
  things?: readonly Thing[];
  count?: number;
}

export interface Actor {
  source: AuditSource;
  account: { id: number; name: string } | null;
}
