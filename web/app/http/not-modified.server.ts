/**
 * Decides every 304 of the site: compares weakly, within a list, as RFC 9110 asks. A tag contains no quote, so that it
 * is in the list wherever its text is. @param etag with its quotes
 */
export function isNotModified(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch === etag || ifNoneMatch === '*' || ifNoneMatch.includes(etag);
}
