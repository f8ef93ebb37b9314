import type { Language } from 'contract/languages';
import { PICTURE_WIDTHS } from '~/picture-widths';

interface PictureProps {
  image: {
    url: string;
    /** With it in the address browsers may keep the picture for good. */
    version: string | null;
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
export function sourcesOf({
  url,
  version,
  width,
}: Pick<PictureProps['image'], 'url' | 'version' | 'width'>): string | undefined {
  if (width === null || !/\.(?:jpe?g|png|webp|avif)$/i.test(url)) return undefined;
  const smaller = PICTURE_WIDTHS.filter((candidate) => candidate < width);
  const next = PICTURE_WIDTHS[smaller.length];
  const state = version === null ? '' : `&v=${version}`;
  const sources = smaller.map((candidate) => `${url}?w=${candidate}${state} ${candidate}w`);
  return [...sources, ...(next ? [`${url}?w=${next}${state} ${width}w`] : [])].join(', ');
}

/** A picture of the media library: as large as it is shown, and nothing moves when it arrives. */
export function Picture({ image, sizes, className, isEager = false }: PictureProps) {
  const { url, version, width, height, alternativeText } = image;
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
      src={version === null ? url : `${url}?v=${version}`}
    />
  );
}
