import type { Fields } from 'contract/entry-body';
import { DEFAULT_LANGUAGE } from 'contract/languages';
import type { EditedSection } from 'contract/section';
import { createContext } from 'react';
import { usePicturesAt } from '~/admin/data/media';
import { useAccount } from '~/admin/session/account';
import type { PreviewImage } from '~/features/preview/protocol';
import { pictureUrls } from './section-fields';

/** Finds the facts of a picture that a section shows, by its address. */
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

export function usePictureFacts(section: EditedSection, values: Fields): (url: string) => PreviewImage {
  const { may } = useAccount();
  const stored = Object.values(section.imageDetails);
  const library = usePicturesAt(may.media.read ? pictureUrls(values) : []);
  return (url) => {
    const listed = library.get(url);
    if (listed) return pick(listed);
    // The section has the German alternative text only.
    const known = stored.find((picture) => picture.url === url);
    return known
      ? pick({ ...known, alternativeTexts: { [DEFAULT_LANGUAGE]: known.alternativeText } })
      : unknownPicture(url);
  };
}
