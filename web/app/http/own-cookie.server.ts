import { type Cookie, createCookie } from '@remix-run/node';
import { env } from '~/env.server';

function isSecure(): boolean {
  return env().SITE_URL.startsWith('https:');
}

/** With https the prefix makes browsers refuse a cookie of this name from a subdomain or from plain http. */
export function ownCookieName(name: string): string {
  return isSecure() ? `__Host-${name}` : name;
}

/** A cookie of this site that no script can read, in its name and looks the same wherever it is set. */
export function ownCookie(name: string, sameSite: 'strict' | 'lax'): Cookie {
  return createCookie(ownCookieName(name), {
    httpOnly: true,
    sameSite,
    secure: isSecure(),
    path: '/',
  });
}
