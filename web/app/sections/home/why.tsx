import { useTexts } from '~/i18n/texts';
import { Reveal } from '~/ui/reveal';
import { Section, SectionHeading } from '~/ui/section';
import { h3 } from '~/ui/section.css';
import * as styles from './why.css';

export function Why() {
  const { why } = useTexts('home');
  return (
    <Section id="why" lang={why.lang} labelledBy="why-title">
      <div className={styles.layout}>
        <div className={styles.aside}>
          <SectionHeading id="why-title" spacing="none" eyebrow={why.eyebrow} title={why.title} />
        </div>
        <Reveal>
          <ol className={styles.list}>
            {[why.tenants, why.standards, why.evidence].map(({ title, text }, index) => (
              <li key={title} className={styles.reason}>
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                <div>
                  <h3 className={h3}>{title}</h3>
                  <p className={styles.text}>{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </Reveal>
      </div>
    </Section>
  );
}
