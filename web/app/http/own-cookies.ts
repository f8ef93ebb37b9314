/** Cookies that grant something: requests with one are never answered from the shared cache. */
export const OWN_COOKIES = [
  'admin-session',
  'investment-deck-pass',
  'investment-deck-arrival',
  'investors-partners-arrival',
] as const;
export type OwnCookieName = (typeof OWN_COOKIES)[number];

/** With https the prefix makes browsers reject this cookie from subdomains and plain http. */
export const SECURE_PREFIX = '__Host-';

const expressionFor = (...names: OwnCookieName[]) =>
  new RegExp(`(?:^|;\\s*)(?:${SECURE_PREFIX})?(?:${names.join('|')})=`);
const ANY = expressionFor(...OWN_COOKIES);
const SESSION = expressionFor('admin-session');

export function bringsOwnCookie(header: string | undefined): boolean {
  return header !== undefined && ANY.test(header);
}

/** Tells whether an editor is signed in, or says so: who invents the cookie gains nothing. */
export function bringsSession(header: string | undefined): boolean {
  return header !== undefined && SESSION.test(header);
}
