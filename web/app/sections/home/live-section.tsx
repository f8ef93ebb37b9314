import type { ShownSection } from '~/content/published/shown-section';
import { AboutText } from './about';
import { HeroText } from './hero-text';
import { UnassignedText } from './unassigned-text';

/** The texts of a section as it is being typed in /admin; fetched in a preview only. */
export function LiveSection({ section }: { section: ShownSection }) {
  if (section.key === 'hero') {
    return (
      <div>
        <HeroText edited={section} />
      </div>
    );
  }
  if (section.key === 'about') return <AboutText edited={section} />;
  return <UnassignedText section={section} />;
}
