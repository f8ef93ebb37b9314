import { env } from './env.server';

/**
 * Whether a page of another site makes the visitor's browser send this (decisions D4). Programs send no `Origin`
 * and are welcome: the documented contact call works without a browser.
 */
export function isForeignOrigin(headers: Headers, siteUrl = env().SITE_URL): boolean {
  const origin = headers.get('Origin');
  if (origin === null) return headers.get('Sec-Fetch-Site') === 'cross-site';
  if (origin === siteUrl) return false;
  return !URL.canParse(origin) || new URL(origin).host !== headers.get('Host');
}
