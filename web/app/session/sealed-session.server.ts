import { hkdfSync } from 'node:crypto';
import { EncryptJWT, errors, jwtDecrypt } from 'jose';
import { z } from 'zod';
import { env } from '~/env.server';
import { ownCookie, ownCookieName } from '~/http/own-cookie.server';

const MINUTE_MS = 60 * 1_000;
const HOUR_MS = 60 * MINUTE_MS;

interface SessionLimits {
  idleMs: number;
  /** Counts from the sign-in. Strapi's own sessions must last longer (cms/config/admin.ts). */
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
  /** Whether the session outlasts a reload. */
  isLasting: z.boolean().default(false),
});

export type AdminSession = z.output<typeof session>;

/** Derives a key for sessions alone, so that nothing else made with the secret passes for one. */
function key(): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', env().SESSION_SECRET, '', AUDIENCE, 32));
}

export const sessionCookieName = () => ownCookieName(AUDIENCE);

const cookie = () => ownCookie(AUDIENCE, 'strict');

/** Encrypts and authenticates in one (A256GCM). The session's end is inside, where the browser cannot change it. */
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

export function emptySession(): Promise<string> {
  return cookie().serialize('', { maxAge: 0 });
}

export async function hasSessionCookie(cookies: string | null): Promise<boolean> {
  return Boolean(await cookie().parse(cookies));
}

/** Returns the session of the `Cookie` header; null if it is absent, forged or expired. */
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
