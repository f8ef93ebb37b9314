import { PICTURE_WIDTHS, type PictureWidth } from '~/picture-widths';

export function pictureWidth(w: string): PictureWidth | null {
  return PICTURE_WIDTHS.find((width) => String(width) === w) ?? null;
}

function accepts(accept: string, type: string): boolean {
  const named = accept
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((piece) => piece.trim()))
    .find(([name]) => name === type);
  return named !== undefined && !named.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
}

/** Returns the smallest format that the browser names; null means the format of the file. */
export function pictureFormat(accept: string): 'avif' | 'webp' | null {
  if (accepts(accept, 'image/avif')) return 'avif';
  return accepts(accept, 'image/webp') ? 'webp' : null;
}
