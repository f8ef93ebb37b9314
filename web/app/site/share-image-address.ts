import type { Language } from 'contract/languages';

/** Specification, section 9. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** Raise it when the drawing changes: what others keep under the old address is then left behind. */
const DRAWING = 2;
/** The same for how pictures are cut. */
const CUT = 'cut 1';

export interface ShareImage {
  language: Language;
  /** The page's path without language. */
  path: string;
  /** What the picture says. */
  title: string;
  /** Which of the page's pictures, where it has several: a name that can stand in an address. */
  variant?: string | undefined;
  /** The picture of the media library that it is cut from, in the place of a drawing. */
  cover?: ShareCover | null | undefined;
}

export interface ShareCover {
  url: string;
  version: string | null;
  focalPoint: { x: number; y: number } | null;
}

/** FNV-1a: enough to tell two contents apart, and the same in the browser as on the server. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return value.toString(36).padStart(7, '0');
}

/** What the picture shows, as a text. */
function contentOf({ language, path, title, variant, cover }: ShareImage): string {
  if (!cover) return [DRAWING, language, path, title, ...(variant ? [variant] : [])].join('\n');
  const { url, version, focalPoint } = cover;
  return [CUT, path, url, version, focalPoint?.x, focalPoint?.y].join('\n');
}

/** The address of a page's picture; it changes with what the picture shows, so it may be kept for ever. */
export function shareImagePath(image: ShareImage): string {
  const { language, path, variant } = image;
  const name = (path === '/' ? '/home' : path) + (variant ? `/${variant}` : '');
  return `/share/${language}${name}.${hash(contentOf(image))}.jpg`;
}

const ADDRESS = /^\/share\/([a-z]{2})(\/.+)\.[0-9a-z]{7}\.jpg$/;

/** Which page, and which of its variants, a picture's address belongs to; its hash is ignored. */
export function readShareImagePath(pathname: string): { language: string; path: string } | null {
  const [, language, name] = ADDRESS.exec(pathname) ?? [];
  if (!language || !name) return null;
  return { language, path: name === '/home' ? '/' : decodeURIComponent(name) };
}
