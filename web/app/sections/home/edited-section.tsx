import type { ReactNode } from 'react';
import { HOME_SECTIONS } from '~/site-map';
import { Section } from '~/ui/section';
import { tight } from './home.css';

export const UNASSIGNED_ID = 'unassigned';
export const UNASSIGNED_TITLE_ID = 'unassigned-title';

interface EditedSectionProps {
  lang?: string | undefined;
  children: ReactNode;
}

/** Holds the texts about the company: those of the server, or in a preview those that are being typed. */
export function AboutSection({ lang, children }: EditedSectionProps) {
  return (
    <Section id={HOME_SECTIONS.about.element} lang={lang} labelledBy="about-title" className={tight}>
      {children}
    </Section>
  );
}

/** Holds the texts of a section that no page shows. */
export function UnassignedSection({ children }: EditedSectionProps) {
  return (
    <Section id={UNASSIGNED_ID} labelledBy={UNASSIGNED_TITLE_ID}>
      {children}
    </Section>
  );
}
