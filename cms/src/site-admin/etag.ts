import { createHash } from 'node:crypto';

/** A save was based on a state that somebody has changed since; the details let the editor compare (409). */
export class EditConflict extends Error {
  constructor(readonly details: { current: unknown; updatedBy: string | null; lastUpdated: string | null }) {
    super('Somebody else has saved in the meantime');
  }
}

/** Names a content: equal contents have equal states, whatever their time stamps say. */
export const etagOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 32);

export interface Tagged {
  etag: string;
  updatedBy: string | null;
  /** Null where nothing was ever saved. */
  lastUpdated: string | null;
}

/** `If-Match: "<etag>"`, `*` or nothing: the plain documented payload saves without it. */
export function rejectStale(ifMatch: string, current: Tagged): void {
  const wanted = ifMatch.trim().replace(/^(W\/)?"(.*)"$/, '$2');
  if (wanted === '' || wanted === '*' || wanted === current.etag) return;
  const { updatedBy, lastUpdated } = current;
  throw new EditConflict({ current, updatedBy, lastUpdated });
}
