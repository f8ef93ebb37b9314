import { errorAnswer } from './answers.server';

/** The ETag that a change is based on, from `If-Match`; null when the call names none. @throws Response 400 */
export function ifMatchOf(request: Request): string | null {
  const header = request.headers.get('If-Match')?.trim() ?? '';
  if (header === '' || header === '*') return null;
  const etag = /^(?:W\/)?"?([\w.:+/=-]{1,200})"?$/.exec(header)?.[1];
  if (etag === undefined) throw errorAnswer('if-match-invalid');
  return etag;
}

/** For entries without an ETag: a change that names one would be taken for protected. @throws Response 400 */
export function rejectIfMatch(request: Request): void {
  if (ifMatchOf(request) !== null) throw errorAnswer('if-match-unused');
}
