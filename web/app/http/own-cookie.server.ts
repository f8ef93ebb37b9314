import { type Cookie, createCookie } from '@remix-run/node';
import { env } from '~/env.server';
import { type OwnCookieName, SECURE_PREFIX } from './own-cookies';

function isSecure(): boolean {
  return env().SITE_URL.startsWith('https:');
}

/** The name under which browsers have it. */
export function ownCookieName(name: OwnCookieName): string {
  return isSecure() ? SECURE_PREFIX + name : name;
}

/** A cookie of this site that no script can read, in its name and looks the same wherever it is set. */
export function ownCookie(name: OwnCookieName, sameSite: 'strict' | 'lax'): Cookie {
  return createCookie(ownCookieName(name), {
    httpOnly: true,
    sameSite,
    secure: isSecure(),
    path: '/',
  });
}
