import type { Language } from '~/i18n/languages';
import { PICTURE_WIDTHS } from '~/picture-widths';

interface PictureProps {
  image: {
    url: string;
    width: number | null;
    height: number | null;
    alternativeText: { value: string; lang: Language } | null;
  };
  /** How wide the picture is shown, as the attribute `sizes` says it. */
  sizes: string;
  className?: string | undefined;
  /** For what is seen first; everything else is fetched when it comes near. */
  isEager?: boolean;
}

/** What the site makes of a file; the last is as wide as the file, which is never enlarged. */
export function sourcesOf({ url, width }: { url: string; width: number | null }): string | undefined {
  if (width === null || !/\.(?:jpe?g|png|webp|avif)$/i.test(url)) return undefined;
  const smaller = PICTURE_WIDTHS.filter((candidate) => candidate < width);
  const next = PICTURE_WIDTHS[smaller.length];
  const sources = smaller.map((candidate) => `${url}?w=${candidate} ${candidate}w`);
  return [...sources, ...(next ? [`${url}?w=${next} ${width}w`] : [])].join(', ');
}

/** A picture of the media library: as large as it is shown, and nothing moves when it arrives. */
export function Picture({ image, sizes, className, isEager = false }: PictureProps) {
  const { url, width, height, alternativeText } = image;
  return (
    <img
      className={className}
      // Before the addresses: Firefox fetches at once what learns only later that it may wait.
      loading={isEager ? undefined : 'lazy'}
      decoding="async"
      width={width ?? undefined}
      height={height ?? undefined}
      alt={alternativeText?.value ?? ''}
      lang={alternativeText?.lang}
      sizes={sizes}
      srcSet={sourcesOf(image)}
      src={url}
    />
  );
}
