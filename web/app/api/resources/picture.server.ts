import { PICTURE_BYTES } from 'contract/limits';
import { BodyTooLarge } from '~/http/request-body.server';

/** What the form around a picture may add. */
const FORM_LIMIT_BYTES = PICTURE_BYTES + 64 * 1024;
/** Up to here too much is still answered with the reason. */
const PATIENCE_BYTES = 50 * 1024 * 1024;

const SIGNATURES = [
  { type: 'image/jpeg', ending: 'jpg', hex: /^ffd8ff/ },
  { type: 'image/png', ending: 'png', hex: /^89504e470d0a1a0a/ },
  { type: 'image/gif', ending: 'gif', hex: /^474946383[79]61/ },
  { type: 'image/webp', ending: 'webp', hex: /^52494646.{8}57454250/ },
  { type: 'image/avif', ending: 'avif', hex: /^.{8}66747970617669(?:66|73)/ },
] as const;

/** A file under its right name and type, told from its first bytes; null when it is no picture that we take. */
export async function recognizePicture(file: File): Promise<File | null> {
  const head = Buffer.from(await file.slice(0, 16).arrayBuffer()).toString('hex');
  const found = SIGNATURES.find(({ hex }) => hex.test(head));
  if (!found) return null;
  const base = file.name.replace(/^.*[\\/]/, '').replace(/\.[^.]*$/, '');
  const name = base.replace(/[^\p{L}\p{N} ._-]+/gu, '-');
  // By characters: half of one is none.
  const short = [...name].slice(0, 100).join('') || 'bild';
  return new File([file], `${short}.${found.ending}`, { type: found.type });
}

/**
 * The body, kept as long as a picture may be. A browser shows an answer only when all that it sends is taken: what
 * is somewhat too long is read to its end and thrown away, so that the editor gets to know the reason.
 */
async function readBytes(request: Request): Promise<Blob> {
  if (Number(request.headers.get('Content-Length') ?? 0) > PATIENCE_BYTES) throw new BodyTooLarge();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    length += part.value.byteLength;
    if (length <= FORM_LIMIT_BYTES) parts.push(part.value);
    else parts.length = 0;
    if (length > PATIENCE_BYTES) {
      await reader?.cancel();
      break;
    }
  }
  if (length > FORM_LIMIT_BYTES) throw new BodyTooLarge();
  return new Blob(parts);
}

/** The form in the body. @throws BodyTooLarge, or TypeError when it is none */
export async function readPictureForm(request: Request): Promise<FormData> {
  const headers = { 'Content-Type': request.headers.get('Content-Type') ?? '' };
  return new Response(await readBytes(request), { headers }).formData();
}
