import type { ShownSection } from '~/content/published/shown-section.server';
import { useTexts } from '~/i18n/texts';
import { HOME_SECTIONS } from '~/site-map';
import { Section } from '~/ui/section';
import { AboutText } from './about';
import { Hero } from './hero';
import { HeroText } from './hero-text';
import { tight } from './home.css';
import { UNASSIGNED_ID, UNASSIGNED_TITLE_ID, UnassignedText } from './unassigned-text';

interface EditedProps {
  /** Null where the CMS has no such section. */
  section: ShownSection | null;
}

interface HeroSectionProps extends EditedProps {
  isStill: boolean;
}

export function HeroSection({ section, ...hero }: HeroSectionProps) {
  return <Hero text={<HeroText edited={section} />} {...hero} />;
}

export function AboutSection({ section }: EditedProps) {
  const { about } = useTexts('home');
  return (
    <Section id={HOME_SECTIONS.about.element} lang={about.lang} labelledBy="about-title" className={tight}>
      <AboutText edited={section} />
    </Section>
  );
}

export function UnassignedSection({ section }: { section: ShownSection }) {
  return (
    <Section id={UNASSIGNED_ID} labelledBy={UNASSIGNED_TITLE_ID}>
      <UnassignedText section={section} />
    </Section>
  );
}
