import { type NoticesState, noticesState } from 'contract/notices-state';
import { env } from '~/env.server';
import { log, summarizeError } from '~/log.server';
import { StrapiRefusal } from './strapi-refusal.server';

/** Prometheus waits ten seconds for all metrics. */
const PATIENCE_MS = 3_000;

async function read(): Promise<NoticesState> {
  const { CMS_INTERNAL_URL, CMS_API_TOKEN } = env();
  const response = await fetch(`${CMS_INTERNAL_URL}/site-notices`, {
    headers: { Authorization: `Bearer ${CMS_API_TOKEN}` },
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (response.ok) return noticesState.parse(await response.json());
  await response.body?.cancel();
  throw new StrapiRefusal(response.status);
}

let isUnknown = false;

/** Returns null while Strapi does not say, which the log notes once. */
export async function readNoticesState(): Promise<NoticesState | null> {
  try {
    const state = await read();
    isUnknown = false;
    return state;
  } catch (error) {
    if (!isUnknown) log.warn('The metrics have no notices', { reason: summarizeError(error) });
    isUnknown = true;
    return null;
  }
}
