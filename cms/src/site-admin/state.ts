import { createHash } from 'node:crypto';

/** A save was based on a state that somebody has changed since; the details let the editor compare (409). */
export class StateConflict extends Error {
  constructor(readonly details: { current: unknown; updatedBy: string | null; lastUpdated: string | null }) {
    super('Somebody else has saved in the meantime');
  }
}

/** Names a content: equal contents have equal states, whatever their time stamps say. */
export const stateOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 32);

interface Stated {
  state: string;
  updatedBy: string | null;
  /** Null where nothing was ever saved. */
  lastUpdated: string | null;
}

/** `If-Match: "<state>"`, `*` or nothing: the plain documented payload saves without it. */
export function refuseStale(ifMatch: string, current: Stated): void {
  const wanted = ifMatch.trim().replace(/^(W\/)?"(.*)"$/, '$2');
  if (wanted === '' || wanted === '*' || wanted === current.state) return;
  const { updatedBy, lastUpdated } = current;
  throw new StateConflict({ current, updatedBy, lastUpdated });
}
