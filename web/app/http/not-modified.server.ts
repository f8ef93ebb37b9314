import fresh from 'fresh';

/** Decides every 304 of the site: compares weakly, within a list, as RFC 9110 asks. */
export function isNotModified(ifNoneMatch: string | null | undefined, etag: string): boolean {
  return fresh({ 'if-none-match': ifNoneMatch ?? undefined }, { etag });
}
