import { refusalBody, statusOf } from 'contract/refusal';
import type { Saved } from '~/content/editing/strapi-call.server';
import { jsonAnswer } from '~/http/responses.server';

/** What was saved. Where somebody else saved in between nothing is changed, and both can be shown side by side. */
export function savedAnswer<Value extends object>(saved: Saved<Value>): Response {
  if (!saved.isStale) return jsonAnswer(saved.value);
  const { current, updatedBy, lastUpdated } = saved;
  const body = { ...refusalBody('stale'), current, updatedBy, lastUpdated };
  return jsonAnswer(body, { status: statusOf('stale') });
}
