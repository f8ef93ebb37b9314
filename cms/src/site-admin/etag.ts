import { createHash } from 'node:crypto';

export class EditConflict extends Error {
  constructor(readonly details: { current: unknown; updatedBy: string | null; lastUpdated: string | null }) {
    super('Somebody else has saved in the meantime');
  }
}

export const etagOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 32);

export interface Tagged {
  etag: string;
  updatedBy: string | null;
  lastUpdated: string | null;
}

/** Throws EditConflict unless `ifMatch` is `"<etag>"`, `*` or empty. */
export function rejectStale(ifMatch: string, current: Tagged): void {
  const wanted = ifMatch.trim().replace(/^(W\/)?"(.*)"$/, '$2');
  if (wanted === '' || wanted === '*' || wanted === current.etag) return;
  const { updatedBy, lastUpdated } = current;
  throw new EditConflict({ current, updatedBy, lastUpdated });
}
