import { createHash, randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { LRUCache } from 'lru-cache';
import {
  type LoginRefusal,
  logIn,
  logOut,
  refreshTokens,
  type StrapiTokens,
} from '~/content/editing/account.server';
import type { Editor } from '~/content/editing/strapi-call.server';
import { type AdminSession, findSession, sealSession } from './sealed-session.server';

/** A session of this request, and the cookie that its answer has to set, if any. */
export interface OpenSession {
  editor: Editor;
  deviceId: string;
  setCookie: string | null;
}

/** Before the token ends, so that calls under way with the old one still pass while the new one arrives. */
const REFRESH_AHEAD_MS = 5 * 60 * 1_000;
/** A cookie for every call would be many; one a minute keeps the idle time exact enough. */
const TOUCH_AFTER_MS = 60 * 1_000;

/**
 * Strapi takes a refresh cookie once. Calls that arrive together, or with the cookie of before, share its answer.
 */
const refreshes = new LRUCache<string, Promise<StrapiTokens | null>>({ max: 1_000, ttl: 10 * 60 * 1_000 });

function refreshOnce(refreshCookie: string): Promise<StrapiTokens | null> {
  const name = createHash('sha256').update(refreshCookie).digest('base64url');
  const known = refreshes.get(name);
  if (known) return known;
  const refresh = refreshTokens(refreshCookie);
  refreshes.set(name, refresh);
  // Strapi was unreachable: the next call tries again.
  refresh.catch(() => refreshes.delete(name));
  return refresh;
}

/** How long Strapi accepts this token, in milliseconds; the site only needs it to know when to refresh. */
function lifetimeOf(accessToken: string, now: number): number {
  return (decodeJwt(accessToken).exp ?? 0) * 1_000 - now;
}

async function withFreshTokens(session: AdminSession, now: number): Promise<AdminSession | null> {
  const lifetime = lifetimeOf(session.accessToken, now);
  if (lifetime > REFRESH_AHEAD_MS) return session;
  const tokens = await refreshOnce(session.refreshCookie);
  if (tokens) return { ...session, ...tokens, usedAt: now };
  // Another copy of the site has refreshed them: its answer carries the new tokens, this call passes with the old.
  return lifetime > 0 ? session : null;
}

interface SignIn {
  username: string;
  password: string;
  code: string | undefined;
  address: string;
  isLasting: boolean;
}

/** Signs in at Strapi, or says why not. @throws StrapiRefusal, ContentUnavailable */
export async function startSession(
  { isLasting, ...credentials }: SignIn,
  now = Date.now(),
): Promise<OpenSession | LoginRefusal> {
  const deviceId = randomUUID();
  const tokens = await logIn({ ...credentials, deviceId, rememberMe: isLasting });
  if (typeof tokens === 'string') return tokens;
  const setCookie = await sealSession({ ...tokens, deviceId, startedAt: now, usedAt: now, isLasting });
  return { editor: { accessToken: tokens.accessToken }, deviceId, setCookie };
}

/** The session behind a request's cookies, null when there is none or it is over. @throws ContentUnavailable */
export async function openSession(cookies: string | null, now = Date.now()): Promise<OpenSession | null> {
  const session = await findSession(cookies, now);
  const current = session && (await withFreshTokens(session, now));
  if (!session || !current) return null;
  const { accessToken, deviceId } = current;
  const isRefreshed = current !== session;
  // Never with tokens that are about to expire: a late answer would put them over newer ones.
  const isToTouch = now - session.usedAt > TOUCH_AFTER_MS && lifetimeOf(accessToken, now) > REFRESH_AHEAD_MS;
  const setCookie = isRefreshed || isToTouch ? await sealSession({ ...current, usedAt: now }) : null;
  return { editor: { accessToken }, deviceId, setCookie };
}

/** Whether a page that is loaded goes on with the session of this browser; Strapi checks it at the first call. */
export async function hasLastingSession(cookies: string | null, now = Date.now()): Promise<boolean> {
  return (await findSession(cookies, now))?.isLasting ?? false;
}

/** Ends a session at Strapi, so that a copy of its cookie opens nothing. @throws StrapiRefusal, ContentUnavailable */
export function endSession({ editor, deviceId }: OpenSession): Promise<void> {
  return logOut(editor, deviceId);
}
