import { PICTURE_BYTES } from 'contract/limits';
import { newMedia } from 'contract/media';
import { errorAnswer } from '~/api/http/answers.server';
import { checkInput } from '~/api/http/request-body.server';
import { readFileForm, tidyName } from './file-form.server';

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
  return new File([file], `${tidyName(file.name) || 'bild'}.${found.ending}`, { type: found.type });
}

const tooLarge = () => errorAnswer('picture-too-large', { limit: PICTURE_BYTES });

interface NewPicture {
  picture: File;
  alternativeText: string;
}

/** @throws Response 400, 413 or 415 */
export async function readPictureForm(request: Request): Promise<NewPicture> {
  const form = await readFileForm(request, tooLarge);
  const [image, ...others] = form.getAll('image');
  if (others.length > 0) throw errorAnswer('picture-not-alone');
  if (!(image instanceof File) || image.size === 0) throw errorAnswer('picture-missing');
  if (image.size > PICTURE_BYTES) throw tooLarge();
  const picture = await recognizePicture(image);
  if (!picture) throw errorAnswer('picture-type-unknown');
  const fields = { alternativeText: form.get('alternativeText') ?? '' };
  return { picture, ...checkInput(newMedia, fields) };
}
