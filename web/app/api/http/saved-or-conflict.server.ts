import type { Dated, Saved } from '~/content/editing/strapi-call.server';
import { Conflict } from './answers.server';

/** What was saved; where somebody else saved in between, what there is now, so that both can be shown side by side. */
export function savedOrConflict<Value extends Dated>(saved: Saved<Value>) {
  if (!saved.isStale) return saved.value;
  const { current } = saved;
  // Spelled out for the inference: the type of `lastUpdated` is that of the entry, which may never have been saved.
  const lastUpdated: Value['lastUpdated'] = current.lastUpdated;
  return new Conflict('stale', { current, updatedBy: current.updatedBy, lastUpdated });
}
