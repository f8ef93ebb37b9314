import type { PageTexts } from '~/i18n/pages';
import { Section, SectionHeading } from '~/ui/section';
import { h3 } from '~/ui/section.css';
import * as styles from './investors.css';

export function Advantages({ advantages }: { advantages: PageTexts<'gated-investors'>['advantages'] }) {
  return (
    <Section lang={advantages.lang} labelledBy="advantages-title" className={styles.whole}>
      <SectionHeading id="advantages-title" title={advantages.title} />
      <ul className={styles.advantages}>
        {advantages.items.map(({ title, text }) => (
          <li key={title} className={styles.advantage}>
            <h3 className={h3}>{title}</h3>
            <p className={styles.pointText}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
