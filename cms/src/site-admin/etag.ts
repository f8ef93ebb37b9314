import { createHash } from 'node:crypto';
import type { AdminContext } from '../strapi';

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

/** Throws EditConflict unless `If-Match` is `"<etag>"`, `*` or empty. */
export function rejectStale(context: AdminContext, current: Tagged): void {
  const wanted = context
    .get('If-Match')
    .trim()
    .replace(/^(W\/)?"(.*)"$/, '$2');
  if (wanted === '' || wanted === '*' || wanted === current.etag) return;
  const { updatedBy, lastUpdated } = current;
  throw new EditConflict({ current, updatedBy, lastUpdated });
}

/** Makes the input of a save that may not overwrite what the editor has not seen. */
export const unlessStale =
  <Input>(context: AdminContext, input: Input) =>
  (stored: Tagged): Input => {
    rejectStale(context, stored);
    return input;
  };
