import type { ShownSection } from '~/content/published/shown-section';
import { AboutText } from './about';
import { HeroText } from './hero-text';
import { UnassignedText } from './unassigned-text';

export type EditedPlace = 'hero' | 'about' | 'unassigned';

interface EditedTextProps {
  place: EditedPlace;
  section: ShownSection | null;
}

export function EditedText({ place, section }: EditedTextProps) {
  if (place === 'hero') return <HeroText edited={section} />;
  if (place === 'about') return <AboutText edited={section} />;
  return section && <UnassignedText section={section} />;
}
