import type { ShownSection } from '~/content/published/shown-section';
import type { Preview } from '~/features/preview/preview';
import { useLiveSection } from '~/features/preview/use-live-section';
import { TextPage } from './text-page';

interface LiveTextPageProps {
  preview: Preview;
  saved: ShownSection;
  isInGermanAlone: boolean;
}

/** An island of previews alone. */
export function LiveTextPage({ preview, saved, isInGermanAlone }: LiveTextPageProps) {
  const section = useLiveSection(preview, 'main') ?? saved;
  return <TextPage section={section} isInGermanAlone={isInGermanAlone} />;
}
