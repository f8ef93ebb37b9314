import { hkdfSync } from 'node:crypto';
import { EncryptJWT, errors, type JWTPayload, jwtDecrypt } from 'jose';
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
  isLasting: z.boolean().default(false),
});

export type AdminSession = z.output<typeof session>;

/** Derives a key for each audience, so that nothing else made with the secret passes for a session. */
function keyFor(audience: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', env().SESSION_SECRET, '', audience, 32));
}

/** Encrypts and authenticates in one (A256GCM). The end is inside, where the reader cannot change it. */
export function seal(content: JWTPayload, audience: string, ends: Date): Promise<string> {
  return new EncryptJWT(content)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setAudience(audience)
    .setExpirationTime(ends)
    .encrypt(keyFor(audience));
}

/** Returns null for what is forged, ended or of another shape. */
export async function unseal<Content>(
  token: string,
  audience: string,
  schema: z.ZodType<Content>,
  now = Date.now(),
): Promise<Content | null> {
  try {
    const { payload } = await jwtDecrypt(token, keyFor(audience), {
      audience,
      currentDate: new Date(now),
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    });
    return schema.parse(payload);
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof z.ZodError) return null;
    throw error;
  }
}

export const sessionCookieName = () => ownCookieName(AUDIENCE);

const cookie = () => ownCookie(AUDIENCE, 'strict');

export async function sealSession(value: AdminSession): Promise<string> {
  const { idleMs, absoluteMs } = LIMITS[value.isLasting ? 'lasting' : 'usual'];
  const ends = Math.min(value.usedAt + idleMs, value.startedAt + absoluteMs);
  const token = await seal({ session: value }, AUDIENCE, new Date(ends));
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
  return (await unseal(token, AUDIENCE, z.object({ session }), now))?.session ?? null;
}
