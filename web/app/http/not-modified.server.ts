/** Compares weakly, in a list (RFC 9110). A tag has no quote, so its text suffices. @param etag with quotes */
export function isNotModified(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch === etag || ifNoneMatch === '*' || ifNoneMatch.includes(etag);
}
