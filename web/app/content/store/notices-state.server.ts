import { type NoticesState, noticesState } from 'contract/notices-state';
import { log, summarizeError } from '~/log.server';
import { getAsSite } from './call-as-site.server';

/** Prometheus waits ten seconds for all metrics. */
const PATIENCE_MS = 3_000;

let isUnknown = false;

/** Returns null while Strapi does not say, which the log notes once. */
export async function readNoticesState(): Promise<NoticesState | null> {
  try {
    const state = noticesState.parse(await getAsSite('/site-notices', AbortSignal.timeout(PATIENCE_MS)));
    isUnknown = false;
    return state;
  } catch (error) {
    if (!isUnknown) log.warn('The metrics have no notices', { reason: summarizeError(error) });
    isUnknown = true;
    return null;
  }
}
