import { refuseForeignOrigin } from './origin.server';
import { BodyTooLarge, BodyUnreadable, mediaType, readText } from './request-body.server';

/** Reads a form of at most `limit` bytes that this site posted. @throws Response 400, 403, 413 or 415 */
export async function readForm(request: Request, limit: number): Promise<URLSearchParams> {
  refuseForeignOrigin(request);
  if (mediaType(request) !== 'application/x-www-form-urlencoded') {
    throw new Response(null, { status: 415, statusText: 'Unsupported Media Type' });
  }
  try {
    return new URLSearchParams(await readText(request, limit));
  } catch (error) {
    if (error instanceof BodyUnreadable) throw new Response(null, { status: 400, statusText: 'Bad Request' });
    if (!(error instanceof BodyTooLarge)) throw error;
    throw new Response(null, { status: 413, statusText: 'Content Too Large' });
  }
}
