import { useTexts } from '~/i18n/texts';
import { Reveal } from '~/ui/reveal';
import { Section, SectionHeading } from '~/ui/section';
import { h3 } from '~/ui/section.css';
import { tight } from './home.css';
import * as styles from './why.css';

export function Why() {
  const { why } = useTexts('home');
  return (
    <Section id="why" lang={why.lang} labelledBy="why-title" className={tight}>
      <SectionHeading id="why-title" eyebrow={why.eyebrow} title={why.title} />
      <Reveal>
        <ol className={styles.list}>
          {[why.tenants, why.standards, why.evidence].map(({ title, text }, index) => (
            <li key={title} className={styles.reason}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <h3 className={h3}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      </Reveal>
    </Section>
  );
}
