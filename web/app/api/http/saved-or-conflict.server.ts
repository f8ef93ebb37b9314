import type { Dated, Saved } from '~/content/editing/strapi-call.server';
import { Conflict } from './answers.server';

export function savedOrConflict<Value extends Dated>(saved: Saved<Value>) {
  if (!saved.isStale) return saved.value;
  const { current } = saved;
  // Annotated for the inference: `lastUpdated` has the type of the entry, which allows null.
  const lastUpdated: Value['lastUpdated'] = current.lastUpdated;
  return new Conflict('stale', { current, updatedBy: current.updatedBy, lastUpdated });
}
