import { BodyTooLarge } from '~/request-body.server';

/** The limit that the guide for editors promises (decisions C22). */
export const PICTURE_LIMIT_BYTES = 10 * 1024 * 1024;
/** What the form around a picture may add. */
const FORM_LIMIT_BYTES = PICTURE_LIMIT_BYTES + 64 * 1024;

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
  const name = base.replace(/[^\p{L}\p{N} ._-]+/gu, '-').slice(0, 100) || 'bild';
  return new File([file], `${name}.${found.ending}`, { type: found.type });
}

/** The form in the body, given up as soon as it is longer than a picture may be. @throws BodyTooLarge, TypeError */
export async function readPictureForm(request: Request): Promise<FormData> {
  if (Number(request.headers.get('Content-Length') ?? 0) > FORM_LIMIT_BYTES) throw new BodyTooLarge();
  let length = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, controller) {
      length += part.byteLength;
      if (length > FORM_LIMIT_BYTES) controller.error(new BodyTooLarge());
      else controller.enqueue(part);
    },
  });
  const body = await new Response(request.body?.pipeThrough(counted)).arrayBuffer();
  return new Response(body, {
    headers: { 'Content-Type': request.headers.get('Content-Type') ?? '' },
  }).formData();
}
