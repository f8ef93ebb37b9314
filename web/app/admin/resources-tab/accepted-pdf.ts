import { PDF_BYTES } from 'contract/limits';
import { PDF_TYPE } from 'contract/media-fields';

/** Finds what the site would refuse at once; Strapi looks into the file. */
export function refusalOf({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>) {
  // Some systems give a file no type.
  const isPdf = type === '' ? /\.pdf$/i.test(name) : type === PDF_TYPE;
  if (!isPdf) return 'type';
  if (size === 0) return 'empty';
  return size > PDF_BYTES ? 'size' : null;
}
