import { errorAnswer } from './answers.server';

/** Returns the ETag of `If-Match`, or null without one. @throws Response 400 */
export function ifMatchOf(request: Request): string | null {
  const header = request.headers.get('If-Match')?.trim() ?? '';
  if (header === '' || header === '*') return null;
  const etag = /^(?:W\/)?"?([\w.:+/=-]{1,200})"?$/.exec(header)?.[1];
  if (etag === undefined) throw errorAnswer('if-match-invalid');
  return etag;
}

/** Refuses `If-Match` for entries without an ETag, which it cannot protect. @throws Response 400 */
export function rejectIfMatch(request: Request): void {
  if (ifMatchOf(request) !== null) throw errorAnswer('if-match-unused');
}
