import { DEFAULT_LANGUAGE } from 'contract/languages';
import { createContext } from 'react';
import { usePicturesAt } from '~/admin/data/media';
import { useAccount } from '~/admin/session/account';
import type { PreviewImage } from '~/features/preview/protocol';

export const PictureFactsContext = createContext<(url: string) => PreviewImage>(unknownPicture);

function unknownPicture(url: string): PreviewImage {
  return { url, width: null, height: null, alternativeTexts: {} };
}

const pick = ({ url, width, height, alternativeTexts }: PreviewImage): PreviewImage => ({
  url,
  width,
  height,
  alternativeTexts,
});

type StoredPicture = Pick<PreviewImage, 'url' | 'width' | 'height'> & { alternativeText: string };

/** @param urls of the pictures that the form shows now */
export function usePictureFacts(
  stored: readonly StoredPicture[],
  urls: readonly string[],
): (url: string) => PreviewImage {
  const { may } = useAccount();
  const library = usePicturesAt(may.media.read ? urls : []);
  return (url) => {
    const listed = library.get(url);
    if (listed) return pick(listed);
    const known = stored.find((picture) => picture.url === url);
    return known
      ? pick({ ...known, alternativeTexts: { [DEFAULT_LANGUAGE]: known.alternativeText } })
      : unknownPicture(url);
  };
}
