import type { Language } from 'contract/languages';
import { PICTURE_WIDTHS, pictureAddress } from '~/picture-widths';
import { focalClass } from '~/theme/focal-point';

interface PictureProps {
  image: {
    url: string;
    /** Part of the address, so that browsers may cache the picture for good. */
    version: string | null;
    width: number | null;
    height: number | null;
    alternativeText: { value: string; lang: Language } | null;
    /** Point to keep when cropping, in per cent from left and top; else the middle. */
    focalPoint?: { x: number; y: number } | null;
  };
  sizes: string;
  className?: string | undefined;
  isEager?: boolean;
}

/** Returns a `srcset`; its last width is the file's own, which is never enlarged. */
export function sourcesOf(
  image: Pick<PictureProps['image'], 'url' | 'version' | 'width'>,
): string | undefined {
  const { url, width } = image;
  if (width === null || !/\.(?:jpe?g|png|webp|avif)$/i.test(url)) return undefined;
  const smaller = PICTURE_WIDTHS.filter((candidate) => candidate < width);
  const next = PICTURE_WIDTHS[smaller.length];
  const sources = smaller.map((candidate) => `${pictureAddress(image, candidate)} ${candidate}w`);
  return [...sources, ...(next ? [`${pictureAddress(image, next)} ${width}w`] : [])].join(', ');
}

export function Picture({ image, sizes, className, isEager = false }: PictureProps) {
  const { width, height, alternativeText, focalPoint } = image;
  return (
    <img
      className={focalPoint ? [className, focalClass(focalPoint)].filter(Boolean).join(' ') : className}
      // Precedes the addresses: Firefox starts fetching before it reads a later `loading`.
      loading={isEager ? undefined : 'lazy'}
      // React 18 supports this spelling only.
      {...(isEager && { fetchpriority: 'high' })}
      decoding="async"
      width={width ?? undefined}
      height={height ?? undefined}
      alt={alternativeText?.value ?? ''}
      lang={alternativeText?.lang}
      sizes={sizes}
      srcSet={sourcesOf(image)}
      src={pictureAddress(image)}
    />
  );
}
