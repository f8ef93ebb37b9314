import { PICTURE_BYTES } from 'contract/limits';
import { errorAnswer } from '~/api/http/answers.server';
import { BodyTooLarge, mediaType } from '~/http/request-body.server';

const FORM_LIMIT_BYTES = PICTURE_BYTES + 64 * 1024;
/** Bodies up to this size are read to the end even if they are too large. */
const READ_LIMIT_BYTES = 50 * 1024 * 1024;

/**
 * Drains a body slightly above the limit before refusing it, because browsers show a response only after sending the
 * whole request. @throws BodyTooLarge
 */
async function readBytes(request: Request): Promise<Blob> {
  if (Number(request.headers.get('Content-Length') ?? 0) > READ_LIMIT_BYTES) throw new BodyTooLarge();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    length += part.value.byteLength;
    if (length <= FORM_LIMIT_BYTES) parts.push(part.value);
    else parts.length = 0;
    if (length > READ_LIMIT_BYTES) {
      await reader?.cancel();
      break;
    }
  }
  if (length > FORM_LIMIT_BYTES) throw new BodyTooLarge();
  return new Blob(parts);
}

/** @param tooLarge answers a form with a file above the limit. @throws Response */
export async function readFileForm(request: Request, tooLarge: () => Response): Promise<FormData> {
  if (mediaType(request) !== 'multipart/form-data') throw errorAnswer('form-expected');
  try {
    const headers = { 'Content-Type': request.headers.get('Content-Type') ?? '' };
    return await new Response(await readBytes(request), { headers }).formData();
  } catch (error) {
    if (error instanceof BodyTooLarge) throw tooLarge();
    if (error instanceof TypeError) throw errorAnswer('form-unreadable');
    throw error;
  }
}

export function tidyName(name: string): string {
  const base = name.replace(/^.*[\\/]/, '').replace(/\.[^.]*$/, '');
  const tidy = base.replace(/[^\p{L}\p{N} ._-]+/gu, '-');
  // By code points, so that no surrogate pair is split.
  return [...tidy].slice(0, 100).join('');
}
