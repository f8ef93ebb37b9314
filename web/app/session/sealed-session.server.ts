import { hkdfSync } from 'node:crypto';
import { EncryptJWT, errors, jwtDecrypt } from 'jose';
import { z } from 'zod';
import { env } from '~/env.server';
import { ownCookie, ownCookieName } from '~/http/own-cookie.server';

const MINUTE_MS = 60 * 1_000;
const HOUR_MS = 60 * MINUTE_MS;

interface SessionLimits {
  /** An editor who does nothing for so long is signed out. */
  idleMs: number;
  /** From the sign-in on. Strapi's own sessions must last longer than these (cms/config/admin.ts). */
  absoluteMs: number;
}

const LIMITS = {
  usual: { idleMs: 30 * MINUTE_MS, absoluteMs: 12 * HOUR_MS },
  lasting: { idleMs: 8 * HOUR_MS, absoluteMs: 7 * 24 * HOUR_MS },
} as const satisfies Record<string, SessionLimits>;

const AUDIENCE = 'admin-session';

const session = z.object({
  accessToken: z.string(),
  refreshCookie: z.string(),
  deviceId: z.string(),
  startedAt: z.number(),
  usedAt: z.number(),
  /** Whether the editor wants to stay signed in in this browser, beyond a reload. */
  isLasting: z.boolean().default(false),
});

/** What the browser of an editor keeps for the site, unreadable to itself. */
export type AdminSession = z.output<typeof session>;

/** A key of its own, so that nothing else made with the secret can pass for a session. */
function key(): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', env().SESSION_SECRET, '', AUDIENCE, 32));
}

export const sessionCookieName = () => ownCookieName(AUDIENCE);

const cookie = () => ownCookie(AUDIENCE, 'strict');

/**
 * The cookie for a session, encrypted and authenticated in one (A256GCM). Its end stands inside, where the browser
 * cannot change it; the browser itself drops the cookie when it closes, unless the editor wants to stay signed in.
 */
export async function sealSession(value: AdminSession): Promise<string> {
  const { idleMs, absoluteMs } = LIMITS[value.isLasting ? 'lasting' : 'usual'];
  const ends = Math.min(value.usedAt + idleMs, value.startedAt + absoluteMs);
  const token = await new EncryptJWT({ session: value })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setAudience(AUDIENCE)
    .setExpirationTime(new Date(ends))
    .encrypt(key());
  const maxAge = Math.max(0, Math.round((ends - value.usedAt) / 1_000));
  return cookie().serialize(token, value.isLasting ? { maxAge } : {});
}

/** The cookie that removes the session from the browser. */
export function emptySession(): Promise<string> {
  return cookie().serialize('', { maxAge: 0 });
}

/** Whether the browser sends a session cookie, valid or not. */
export async function hasSessionCookie(cookies: string | null): Promise<boolean> {
  return Boolean(await cookie().parse(cookies));
}

/** The session in the `Cookie` header; null where there is none, it was not made here, or its time is over. */
export async function findSession(cookies: string | null, now: number): Promise<AdminSession | null> {
  const token: unknown = await cookie().parse(cookies);
  if (typeof token !== 'string' || token === '') return null;
  try {
    const { payload } = await jwtDecrypt(token, key(), {
      audience: AUDIENCE,
      currentDate: new Date(now),
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    });
    return session.parse(payload.session);
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof z.ZodError) return null;
    throw error;
  }
}
