import type { Language } from 'contract/languages';
import { PICTURE_WIDTHS, pictureAddress } from '~/picture-widths';
import { focalStep } from '~/theme/focal-point';

interface PictureProps {
  image: {
    url: string;
    /** With it in the address browsers may keep the picture for good. */
    version: string | null;
    width: number | null;
    height: number | null;
    alternativeText: { value: string; lang: Language } | null;
    /** What stays in sight where the picture is cut, in per cent from its left and its top; else its middle. */
    focalPoint?: { x: number; y: number } | null;
  };
  /** How wide the picture is shown, as the attribute `sizes` says it. */
  sizes: string;
  className?: string | undefined;
  /** For what is seen first; everything else is fetched when it comes near. */
  isEager?: boolean;
}

/** What the site makes of a file; the last is as wide as the file, which is never enlarged. */
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

/** A picture of the media library: as large as it is shown, and nothing moves when it arrives. */
export function Picture({ image, sizes, className, isEager = false }: PictureProps) {
  const { width, height, alternativeText, focalPoint } = image;
  return (
    <img
      className={className}
      // Before the addresses: Firefox fetches at once what learns only later that it may wait.
      loading={isEager ? undefined : 'lazy'}
      // React 18 knows the attribute by no other name.
      {...(isEager && { fetchpriority: 'high' })}
      {...(focalPoint && {
        'data-focal-x': focalStep(focalPoint.x),
        'data-focal-y': focalStep(focalPoint.y),
      })}
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
