import { createHash } from 'node:crypto';

/** The entry has changed since the caller read it (409); the details let the editor compare. */
export class EditConflict extends Error {
  constructor(readonly details: { current: unknown; updatedBy: string | null; lastUpdated: string | null }) {
    super('Somebody else has saved in the meantime');
  }
}

/** A hash of the content alone: equal contents have equal etags, whatever their dates. */
export const etagOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 32);

export interface Tagged {
  etag: string;
  updatedBy: string | null;
  /** Null where nothing has been saved yet. */
  lastUpdated: string | null;
}

/** @param ifMatch the header: `"<etag>"`, or `*` or nothing to save in any case */
export function rejectStale(ifMatch: string, current: Tagged): void {
  const wanted = ifMatch.trim().replace(/^(W\/)?"(.*)"$/, '$2');
  if (wanted === '' || wanted === '*' || wanted === current.etag) return;
  const { updatedBy, lastUpdated } = current;
  throw new EditConflict({ current, updatedBy, lastUpdated });
}
