import { DEFAULT_LANGUAGE } from 'contract/languages';
import type { EditedSection } from 'contract/section';
import { usePicturesAt } from '~/admin/data/media';
import type { Fields } from '~/admin/drafts/draft';
import { useAccount } from '~/admin/session/account';
import type { PreviewImage } from '~/features/preview/protocol';
import { imageField, imageNames } from './section-fields';

const pick = ({ url, width, height, alternativeTexts }: PreviewImage): PreviewImage => ({
  url,
  width,
  height,
  alternativeTexts,
});

export function usePictureFacts(section: EditedSection, values: Fields): (url: string) => PreviewImage {
  const { may } = useAccount();
  const stored = Object.values(section.imageDetails);
  const urls = imageNames(values).flatMap((name) => String(values[imageField(name)] ?? '') || []);
  const library = usePicturesAt(may.media.read ? [...new Set(urls)] : []);
  return (url) => {
    const listed = library.get(url);
    if (listed) return pick(listed);
    // The section has the German alternative text only.
    const known = stored.find((picture) => picture.url === url);
    return known
      ? pick({ ...known, alternativeTexts: { [DEFAULT_LANGUAGE]: known.alternativeText } })
      : { url, width: null, height: null, alternativeTexts: {} };
  };
}
