/** Widths that `/uploads/<file>?w=<width>` accepts (docs/decisions/0015). */
export const PICTURE_WIDTHS = [320, 640, 960, 1280, 1920] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** For feeds and search engines, which take one size of at least 1200 pixels. */
export const WIDTH_FOR_MACHINES: PictureWidth = 1280;

export function pictureAddress(
  { url, version }: { url: string; version: string | null },
  width?: PictureWidth,
): string {
  const query = new URLSearchParams({
    ...(width && { w: String(width) }),
    ...(version !== null && { v: version }),
  });
  return query.size > 0 ? `${url}?${query}` : url;
}
