import { Globe2, type LucideIcon, ShieldCheck, Smartphone } from 'lucide-react';
import type { PageTexts } from '~/i18n/pages';
import { Section, SectionHeading } from '~/ui/section';
import { h3 } from '~/ui/section.css';
import * as styles from './eu-id.css';

const CARDS = [
  ['security', ShieldCheck],
  ['interoperability', Globe2],
  ['mobile', Smartphone],
] as const satisfies [string, LucideIcon][];

export function Benefits({ benefits }: { benefits: PageTexts<'eu-id'>['benefits'] }) {
  return (
    <Section ground="sky" lang={benefits.lang} labelledBy="benefits-title">
      <SectionHeading id="benefits-title" title={benefits.title} />
      <ul className={styles.benefits}>
        {CARDS.map(([key, Icon]) => (
          <li key={key} className={styles.benefit}>
            <Icon size={28} strokeWidth={1.5} className={styles.benefitIcon} aria-hidden="true" />
            <h3 className={h3}>{benefits[key].title}</h3>
            <p className={styles.benefitText}>{benefits[key].text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
