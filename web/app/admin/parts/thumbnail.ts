import { PICTURE_WIDTHS } from '~/picture-widths';

export function thumbnailOf({ url, width }: { url: string; width: number | null }): string {
  const [smallest] = PICTURE_WIDTHS;
  const isResized = /\.(?:jpe?g|png|webp|avif)$/i.test(url);
  return isResized && (width === null || width > smallest) ? `${url}?w=${smallest}` : url;
}
