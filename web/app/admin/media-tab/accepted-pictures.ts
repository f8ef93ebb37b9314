import { PICTURE_BYTES } from 'contract/limits';

/** What the site takes as a picture, so that the editor hears it before anything is sent (decision C22). */
const TYPES: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg', 'jfif'],
  'image/png': ['png'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
};
const ENDINGS = Object.values(TYPES).flat();

/** For the attribute `accept` of a file field. */
export const ACCEPTED_PICTURES = Object.keys(TYPES).join(',');

/** Why a file cannot be uploaded; null when the server may look at it. */
export function refusalOf({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>) {
  // A system that does not know AVIF gives the file no type at all.
  const ending = name.toLowerCase().split('.').at(-1) ?? '';
  const isPicture = type === '' ? ENDINGS.includes(ending) : Object.hasOwn(TYPES, type);
  if (!isPicture) return 'type';
  if (size === 0) return 'empty';
  return size > PICTURE_BYTES ? 'size' : null;
}
