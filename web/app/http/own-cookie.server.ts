import { type Cookie, createCookie } from '@remix-run/node';
import { env } from '~/env.server';
import { type OwnCookieName, SECURE_PREFIX } from './own-cookies';

function isSecure(): boolean {
  return env().SITE_URL.startsWith('https:');
}

export function ownCookieName(name: OwnCookieName): string {
  return isSecure() ? SECURE_PREFIX + name : name;
}

export function ownCookie(name: OwnCookieName, sameSite: 'strict' | 'lax'): Cookie {
  return createCookie(ownCookieName(name), {
    httpOnly: true,
    sameSite,
    secure: isSecure(),
    path: '/',
  });
}
