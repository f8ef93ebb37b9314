/** The cookies that prove something to this site: whoever brings one is answered alone, never from what is kept for all. */
export const OWN_COOKIES = [
  'admin-session',
  'investment-deck-pass',
  'investment-deck-arrival',
  'investors-partners-arrival',
] as const;
export type OwnCookieName = (typeof OWN_COOKIES)[number];

/** With https the prefix makes browsers refuse a cookie of this name from a subdomain or from plain http. */
export const SECURE_PREFIX = '__Host-';

const ANY = new RegExp(`(?:^|;\\s*)(?:${SECURE_PREFIX})?(?:${OWN_COOKIES.join('|')})=`);

/** Whether a `Cookie` header has one of them. */
export function bringsOwnCookie(header: string | undefined): boolean {
  return header !== undefined && ANY.test(header);
}
