import type { Language } from 'contract/languages';

/** Specification, section 9. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** Raise it when the drawing changes: what others keep under the old address is then left behind. */
const DRAWING = 1;

export interface ShareImage {
  language: Language;
  /** The page's path without language. */
  path: string;
  /** What the picture says. */
  title: string;
}

/** FNV-1a: enough to tell two contents apart, and the same in the browser as on the server. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return value.toString(36).padStart(7, '0');
}

/** The address of a page's picture; it changes with what the picture says, so it may be kept for ever. */
export function shareImagePath({ language, path, title }: ShareImage): string {
  const name = path === '/' ? '/home' : path;
  return `/share/${language}${name}.${hash(`${DRAWING}\n${language}\n${path}\n${title}`)}.jpg`;
}

const ADDRESS = /^\/share\/([a-z]{2})(\/.+)\.[0-9a-z]{7}\.jpg$/;

/** Which page a picture's address belongs to; its hash is ignored. */
export function readShareImagePath(pathname: string): { language: string; path: string } | null {
  const [, language, name] = ADDRESS.exec(pathname) ?? [];
  if (!language || !name) return null;
  return { language, path: name === '/home' ? '/' : decodeURIComponent(name) };
}
