import type { Project } from '~/content/published/projects.server';
import type { ShownSection } from '~/content/published/shown-section';
import type { Preview } from '~/features/preview/preview';
import { useTexts } from '~/i18n/texts';
import { Island } from '~/islands/island';
import { HOME_SECTIONS } from '~/site-map';
import { Section } from '~/ui/section';
import { type EditedPlace, EditedText } from './edited-text';
import { Hero } from './hero';
import { tight } from './home.css';
import { LiveSection } from './live-section';
import { UNASSIGNED_ID, UNASSIGNED_TITLE_ID } from './unassigned-text';

interface EditedProps {
  section: ShownSection | null;
  preview: Preview | null;
}

function Text({ place, section, preview }: EditedProps & { place: EditedPlace }) {
  const isPreviewed = preview && (preview.sectionKey === place || place === 'unassigned');
  if (!isPreviewed) return <EditedText place={place} section={section} />;
  return (
    <Island name="live-section" client="load" texts={['frame', 'home']}>
      <LiveSection place={place} saved={section} preview={preview} />
    </Island>
  );
}

export function HeroSection({ projects, ...edited }: EditedProps & { projects: Project[] }) {
  return (
    <Hero text={<Text place="hero" {...edited} />} projects={projects} isStill={edited.preview !== null} />
  );
}

export function AboutSection(edited: EditedProps) {
  const { about } = useTexts('home');
  return (
    <Section id={HOME_SECTIONS.about.element} lang={about.lang} labelledBy="about-title" className={tight}>
      <Text place="about" {...edited} />
    </Section>
  );
}

export function UnassignedSection(edited: EditedProps) {
  return (
    <Section id={UNASSIGNED_ID} labelledBy={UNASSIGNED_TITLE_ID}>
      <Text place="unassigned" {...edited} />
    </Section>
  );
}
