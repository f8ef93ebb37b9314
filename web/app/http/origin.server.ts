import { isLoopback } from 'contract/environment';
import { env } from '~/env.server';

/**
 * Whether a page of another site makes the visitor's browser send this (decisions D4). Programs send no `Origin`
 * and are welcome: the documented contact call works without a browser.
 */
export function isForeignOrigin(headers: Headers, siteUrl = env().SITE_URL): boolean {
  const origin = headers.get('Origin');
  if (origin === null) return headers.get('Sec-Fetch-Site') === 'cross-site';
  if (origin === siteUrl) return false;
  if (!URL.canParse(origin)) return true;
  const { protocol, host, hostname } = new URL(origin);
  // On one's own machine the site has several names. Elsewhere a name is only as good as who answers for it.
  return protocol !== 'http:' || !isLoopback(hostname) || host !== headers.get('Host');
}
