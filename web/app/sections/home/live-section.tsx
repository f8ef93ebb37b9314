import type { ShownSection } from '~/content/published/shown-section';
import type { Preview } from '~/features/preview/preview';
import { useLiveSection } from '~/features/preview/use-live-section';
import { HOME_SECTIONS } from '~/site-map';
import { type EditedPlace, EditedText } from './edited-text';
import { UNASSIGNED_ID } from './unassigned-text';

interface LiveSectionProps {
  place: EditedPlace;
  saved: ShownSection | null;
  preview: Preview;
}

/** An island of previews alone. */
export function LiveSection({ place, saved, preview }: LiveSectionProps) {
  const element = place === 'unassigned' ? UNASSIGNED_ID : HOME_SECTIONS[place].element;
  return <EditedText place={place} section={useLiveSection(preview, element) ?? saved} />;
}
