import { PICTURE_BYTES } from 'contract/limits';
import { newMedia } from 'contract/media';
import { errorAnswer } from '~/api/http/answers.server';
import { checkInput } from '~/api/http/request-body.server';
import { BodyTooLarge, mediaType } from '~/http/request-body.server';

/** Leaves room for the other parts of the form. */
const FORM_LIMIT_BYTES = PICTURE_BYTES + 64 * 1024;
/** Bodies up to this size are read to the end even if they are too large. */
const READ_LIMIT_BYTES = 50 * 1024 * 1024;

const SIGNATURES = [
  { type: 'image/jpeg', ending: 'jpg', hex: /^ffd8ff/ },
  { type: 'image/png', ending: 'png', hex: /^89504e470d0a1a0a/ },
  { type: 'image/gif', ending: 'gif', hex: /^474946383[79]61/ },
  { type: 'image/webp', ending: 'webp', hex: /^52494646.{8}57454250/ },
  { type: 'image/avif', ending: 'avif', hex: /^.{8}66747970617669(?:66|73)/ },
] as const;

/** Derives name and type from the first bytes; null if the file is no accepted picture. */
async function recognizePicture(file: File): Promise<File | null> {
  const head = Buffer.from(await file.slice(0, 16).arrayBuffer()).toString('hex');
  const found = SIGNATURES.find(({ hex }) => hex.test(head));
  if (!found) return null;
  const base = file.name.replace(/^.*[\\/]/, '').replace(/\.[^.]*$/, '');
  const name = base.replace(/[^\p{L}\p{N} ._-]+/gu, '-');
  // By code points, so that no surrogate pair is split.
  const short = [...name].slice(0, 100).join('') || 'bild';
  return new File([file], `${short}.${found.ending}`, { type: found.type });
}

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

const tooLarge = () => errorAnswer('picture-too-large', { limit: PICTURE_BYTES });

async function readForm(request: Request): Promise<FormData> {
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

interface NewPicture {
  picture: File;
  alternativeText: string;
}

/** @throws Response 400, 413 or 415 */
export async function readPictureForm(request: Request): Promise<NewPicture> {
  const form = await readForm(request);
  const [image, ...others] = form.getAll('image');
  if (others.length > 0) throw errorAnswer('picture-not-alone');
  if (!(image instanceof File) || image.size === 0) throw errorAnswer('picture-missing');
  if (image.size > PICTURE_BYTES) throw tooLarge();
  const picture = await recognizePicture(image);
  if (!picture) throw errorAnswer('picture-type-unknown');
  const fields = { alternativeText: form.get('alternativeText') ?? '' };
  return { picture, ...checkInput(newMedia, fields) };
}
