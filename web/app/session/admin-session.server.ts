import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { type LoginRefusal, logIn, logOut } from '~/content/editing/account.server';
import type { Editor } from '~/content/editing/strapi-call.server';
import { type AdminSession, findSession, sealSession } from './sealed-session.server';
import { refreshOnce } from './token-refresh.server';

export interface OpenSession {
  editor: Editor;
  deviceId: string;
  setCookie: string | null;
}

/** Early enough for running calls with the old token to pass. */
const REFRESH_AHEAD_MS = 5 * 60 * 1_000;
/** Setting the cookie once a minute keeps the idle time exact enough. */
const TOUCH_AFTER_MS = 60 * 1_000;

/** Returns how long Strapi accepts the token, in milliseconds. */
function lifetimeOf(accessToken: string, now: number): number {
  return (decodeJwt(accessToken).exp ?? 0) * 1_000 - now;
}

async function withFreshTokens(session: AdminSession, now: number): Promise<AdminSession | null> {
  const lifetime = lifetimeOf(session.accessToken, now);
  if (lifetime > REFRESH_AHEAD_MS) return session;
  const tokens = await refreshOnce(session.refreshCookie);
  if (tokens) return { ...session, ...tokens, usedAt: now };
  // Another process of the site has refreshed: its response carries the new tokens.
  return lifetime > 0 ? session : null;
}

interface SignIn {
  username: string;
  password: string;
  code: string | undefined;
  address: string;
  isLasting: boolean;
}

/** Signs in at Strapi, or returns the refusal. @throws StrapiRefusal, ContentUnavailable */
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

/** Returns the session of the cookies, or null without one or after its end. @throws ContentUnavailable */
export async function openSession(cookies: string | null, now = Date.now()): Promise<OpenSession | null> {
  const session = await findSession(cookies, now);
  const current = session && (await withFreshTokens(session, now));
  if (!session || !current) return null;
  const { accessToken, deviceId } = current;
  const isRefreshed = current !== session;
  // Not with tokens about to expire: a late response would overwrite newer ones.
  const isToTouch = now - session.usedAt > TOUCH_AFTER_MS && lifetimeOf(accessToken, now) > REFRESH_AHEAD_MS;
  const setCookie = isRefreshed || isToTouch ? await sealSession({ ...current, usedAt: now }) : null;
  return { editor: { accessToken }, deviceId, setCookie };
}

export async function hasLastingSession(cookies: string | null, now = Date.now()): Promise<boolean> {
  return (await findSession(cookies, now))?.isLasting ?? false;
}

/** Ends the session at Strapi, so that copies of its cookie are useless. @throws StrapiRefusal, ContentUnavailable */
export function endSession({ editor, deviceId }: OpenSession): Promise<void> {
  return logOut(editor, deviceId);
}
