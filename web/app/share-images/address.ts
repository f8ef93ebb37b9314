import type { Language } from 'contract/languages';

/** Specification, section 9. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** Raise when the drawing changes, so that pictures cached elsewhere are replaced. */
const DRAWING = 3;
const CUT = 'cut 1';

export interface ShareImage {
  language: Language;
  /** Path without language. */
  path: string;
  title: string;
  variant?: string | undefined;
  look?: string | undefined;
  cover?: ShareCover | null | undefined;
}

export interface ShareCover {
  url: string;
  version: string | null;
  focalPoint: { x: number; y: number } | null;
}

/** FNV-1a: enough to tell contents apart, and the same in browser and server. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return value.toString(36).padStart(7, '0');
}

interface ProductLook {
  color: string;
  illustration: string;
  scene: string | null;
}

export const lookOf = ({ color, illustration, scene }: ProductLook) => `${color} ${illustration} ${scene}`;

function contentOf({ language, path, title, variant, look, cover }: ShareImage): string {
  if (!cover) return [DRAWING, language, path, title, variant, look].filter(Boolean).join('\n');
  const { url, version, focalPoint } = cover;
  return [CUT, path, url, version, focalPoint?.x, focalPoint?.y].join('\n');
}

/** Returns the address of a page's picture, which changes with its content and may be cached for good. */
export function shareImagePath(image: ShareImage): string {
  const { language, path, variant } = image;
  const name = (path === '/' ? '/home' : path) + (variant ? `/${variant}` : '');
  return `/share/${language}${name}.${hash(contentOf(image))}.jpg`;
}

const ADDRESS = /^\/share\/([a-z]{2})(\/.+)\.[0-9a-z]{7}\.jpg$/;

export function readShareImagePath(pathname: string): { language: string; path: string } | null {
  const [, language, name] = ADDRESS.exec(pathname) ?? [];
  if (!language || !name) return null;
  return { language, path: name === '/home' ? '/' : decodeURIComponent(name) };
}
