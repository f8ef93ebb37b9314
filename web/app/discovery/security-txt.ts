import { env } from '~/env.server';
import { CACHE_POLICIES } from '~/http/cache-policies';
import { company } from '~/i18n/facts.server';
import { SECURITY_POLICY_PATH, SECURITY_TXT_PATH } from '~/sections/shared/security-policy-path';

/** Fewer than twelve, as RFC 9116 recommends, and enough for every cache. */
const MONTHS_AHEAD = 6;

/** Returns the first of a month, so that response and ETag last a month. Nobody has to renew it. */
export function expiryAfter(now: Date): string {
  const end = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + MONTHS_AHEAD));
  return end.toISOString().replace('.000Z', 'Z');
}

/** Omits web addresses that are not https, as RFC 9116 requires. */
export function securityTxt(siteUrl: string, securityEmail: string, now: Date): string {
  const isPublic = siteUrl.startsWith('https:');
  const fields = [
    ['Contact', `mailto:${securityEmail}`],
    ['Expires', expiryAfter(now)],
    ['Preferred-Languages', 'de, en'],
    ...(isPublic
      ? [
          ['Canonical', siteUrl + SECURITY_TXT_PATH],
          ['Policy', siteUrl + SECURITY_POLICY_PATH],
        ]
      : []),
  ];
  return fields.map(([name, value]) => `${name}: ${value}\n`).join('');
}

export function loader() {
  return new Response(securityTxt(env().SITE_URL, company().securityEmail, new Date()), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': CACHE_POLICIES.file },
  });
}
