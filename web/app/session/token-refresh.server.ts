import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { refreshTokens, type StrapiTokens } from '~/content/editing/account.server';
import { type SharedValues, sharedStore } from '~/shared-state/shared-store.server';
import { seal, unseal } from './sealed-session.server';

/** Late calls with the former cookie still come within this time. */
const KEPT_MS = 10 * 60 * 1_000;
/** A copy that ends while it refreshes leaves the refresh to another after this time. */
const CLAIM_MS = 5_000;
const ASK_AGAIN_MS = 50;
const AUDIENCE = 'refreshed-tokens';

const tokens = z.object({ accessToken: z.string(), refreshCookie: z.string() });

let refreshed: SharedValues | undefined;
const refreshedTokens = () => {
  refreshed ??= sharedStore().values({ name: 'refreshed', keptMs: KEPT_MS });
  return refreshed;
};

const refreshes = new LRUCache<string, Promise<StrapiTokens | null>>({ max: 1_000, ttl: KEPT_MS });

/**
 * Refreshes once for all calls and copies of the site, because Strapi accepts a refresh cookie once.
 * @throws ContentUnavailable
 */
export function refreshOnce(refreshCookie: string): Promise<StrapiTokens | null> {
  const name = createHash('sha256').update(refreshCookie).digest('base64url');
  const known = refreshes.get(name);
  if (known) return known;
  const refresh = refreshAtOneCopy(name, refreshCookie);
  refreshes.set(name, refresh);
  // Strapi was unreachable: the next call tries again.
  refresh.catch(() => refreshes.delete(name));
  return refresh;
}

async function refreshAtOneCopy(name: string, refreshCookie: string): Promise<StrapiTokens | null> {
  const store = sharedStore();
  if (!(await store.claim(`refreshing:${name}`, CLAIM_MS))) {
    const ofOther = await tokensOfOtherCopy(name);
    if (ofOther) return ofOther;
  }
  const made = await refreshTokens(refreshCookie).catch(async (error: unknown) => {
    await store.release(`refreshing:${name}`);
    throw error;
  });
  if (made && store.state !== 'alone') {
    const sealed = await seal({ ...made }, AUDIENCE, new Date(Date.now() + KEPT_MS));
    await refreshedTokens().remember(name, sealed);
  }
  return made;
}

async function tokensOfOtherCopy(name: string): Promise<StrapiTokens | null> {
  for (let waited = 0; waited < CLAIM_MS; waited += ASK_AGAIN_MS) {
    const sealed = await refreshedTokens().recall(name);
    if (sealed !== null) return unseal(sealed, AUDIENCE, tokens);
    await delay(ASK_AGAIN_MS);
  }
  return null;
}
