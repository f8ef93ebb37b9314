import { isLoopback } from 'server-kit/environment';
import { env } from '~/env.server';

/** Allows requests without `Origin`: programs may call the documented contact API (decision D4). */
export function isForeignOrigin(headers: Headers, siteUrl = env().SITE_URL): boolean {
  const origin = headers.get('Origin');
  if (origin === null) return headers.get('Sec-Fetch-Site') === 'cross-site';
  if (origin === siteUrl) return false;
  if (!URL.canParse(origin)) return true;
  const { protocol, host, hostname } = new URL(origin);
  // Allows other names of the local machine. Elsewhere the Host header proves nothing.
  return protocol !== 'http:' || !isLoopback(hostname) || host !== headers.get('Host');
}

/** Checks in the action, because the development server refuses nothing before. @throws Response 403 */
export function refuseForeignOrigin({ headers }: Request): void {
  if (isForeignOrigin(headers)) throw new Response(null, { status: 403, statusText: 'Forbidden' });
}
