import type { Fields } from '~/admin/drafts/draft';
import { useAccount } from '~/admin/session/account';
import type { EditedSectionAnswer } from '~/api/contract-editing';
import type { PreviewImage } from '~/features/preview/protocol';
import { imageField, imageNames } from './section-fields';
import { usePictures } from './use-sections';

/** What is known of a picture, by its address: stored with the section, or of the media library where it was chosen. */
export function usePictureFacts(section: EditedSectionAnswer, values: Fields): (url: string) => PreviewImage {
  const { may } = useAccount();
  const stored = Object.values(section.imageDetails);
  const isStored = (url: string) => url === '' || stored.some((picture) => picture.url === url);
  const urls = imageNames(values).map((name) => String(values[imageField(name)] ?? ''));
  const { data: library = [] } = usePictures(may.media.read && !urls.every(isStored));
  return (url) => {
    const {
      width = null,
      height = null,
      alternativeText = null,
    } = [...library, ...stored].find((picture) => picture.url === url) ?? {};
    return { url, width, height, alternativeText };
  };
}
