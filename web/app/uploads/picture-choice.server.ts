import { PICTURE_WIDTHS, type PictureWidth } from '~/picture-widths';

/** The width that an address asks for, null when it is none of those that there are. */
export function pictureWidth(asked: string): PictureWidth | null {
  return PICTURE_WIDTHS.find((width) => String(width) === asked) ?? null;
}

function takes(accept: string, type: string): boolean {
  const named = accept
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((piece) => piece.trim()))
    .find(([name]) => name === type);
  return named !== undefined && !named.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
}

/** The smallest format that the browser names; who takes anything gets what everybody can show. */
export function pictureFormat(accept: string): 'avif' | 'webp' | null {
  if (takes(accept, 'image/avif')) return 'avif';
  return takes(accept, 'image/webp') ? 'webp' : null;
}
