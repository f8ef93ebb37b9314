import { blocksOf, readPartName } from 'contract/landing-blocks';
import { DEFAULT_LANGUAGE, type Language } from 'contract/languages';
import { POST_MOTIFS } from 'contract/post-fields';
import type { LandingPage } from '~/content/published/landing-pages.server';
import { localizedByName, localizedText } from '~/content/published/localized';
import { livePictures } from '~/features/preview/live-section';
import type { PageDraft, SectionDraft } from '~/features/preview/protocol';

const partsOf = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).filter(([name]) => readPartName(name)));

export function draftedPage(
  language: Language,
  stored: LandingPage,
  { translations, images, page }: SectionDraft & { page: PageDraft },
): LandingPage {
  const [own, german] = [translations[language] ?? {}, translations[DEFAULT_LANGUAGE] ?? {}];
  return {
    ...stored,
    title: localizedText(language, own.title, german.title) ?? { value: stored.key, lang: language },
    description: localizedText(language, own.description, german.description),
    motif: POST_MOTIFS.find((motif) => motif === page.motif) ?? stored.motif,
    blocks: blocksOf(page.blocks),
    texts: localizedByName(language, partsOf(own), partsOf(german)),
    images: livePictures(language, images),
  };
}
