import { PICTURE_BYTES } from 'contract/limits';

/** The picture types that the site accepts, checked before anything is sent (decision C22). */
const TYPES: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg', 'jfif'],
  'image/png': ['png'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
};
const ENDINGS = Object.values(TYPES).flat();

export const ACCEPTED_PICTURES = Object.keys(TYPES).join(',');

export function refusalOf({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>) {
  // Systems that do not know AVIF give the file no type.
  const ending = name.toLowerCase().split('.').at(-1) ?? '';
  const isPicture = type === '' ? ENDINGS.includes(ending) : Object.hasOwn(TYPES, type);
  if (!isPicture) return 'type';
  if (size === 0) return 'empty';
  return size > PICTURE_BYTES ? 'size' : null;
}
