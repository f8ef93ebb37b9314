import { DEFAULT_LANGUAGE, type Language } from 'contract/languages';
import { localizedText } from '~/content/published/localized';
import type { ShownPicture } from '~/content/published/picture';
import { type Section, sectionIn } from '~/content/published/section';
import type { SectionDraft } from './protocol';

export function livePictures(
  language: Language,
  images: SectionDraft['images'],
): Readonly<Record<string, ShownPicture>> {
  const present = Object.entries(images).flatMap(([name, image]) => {
    if (!image) return [];
    const { alternativeTexts, ...picture } = image;
    const alternativeText = localizedText(
      language,
      alternativeTexts[language],
      alternativeTexts[DEFAULT_LANGUAGE],
    );
    return [[name, { ...picture, version: null, alternativeText }] as const];
  });
  return Object.fromEntries(present);
}

export function liveSection(language: Language, { key, translations, images }: SectionDraft): Section {
  return sectionIn(language, {
    key,
    own: translations[language] ?? {},
    german: translations[DEFAULT_LANGUAGE] ?? {},
    images: livePictures(language, images),
    lastUpdated: '',
  });
}
