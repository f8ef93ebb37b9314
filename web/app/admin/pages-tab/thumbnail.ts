import { PICTURE_WIDTHS } from '~/picture-widths';

/** The smallest copy that the site makes of a picture; what it does not make smaller is shown as it is. */
export function thumbnailOf({ url, width }: { url: string; width: number | null }): string {
  const [smallest] = PICTURE_WIDTHS;
  const isResized = /\.(?:jpe?g|png|webp|avif)$/i.test(url);
  return isResized && (width === null || width > smallest) ? `${url}?w=${smallest}` : url;
}
