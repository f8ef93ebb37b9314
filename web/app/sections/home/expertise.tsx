import { useTexts } from '~/i18n/texts';
import { Reveal } from '~/ui/reveal';
import { Section, SectionHeading } from '~/ui/section';
import { h3 } from '~/ui/section.css';
import * as styles from './expertise.css';

export function Expertise() {
  const { expertise } = useTexts('home');
  return (
    <Section id="expertise" ground="paper" lang={expertise.lang} labelledBy="expertise-title">
      <SectionHeading id="expertise-title" eyebrow={expertise.eyebrow} title={expertise.title} />
      <div className={styles.grid}>
        {[expertise.identity, expertise.interoperability, expertise.compliance].map(
          ({ title, text, standards }) => (
            <Reveal key={title}>
              <article className={styles.card}>
                <h3 className={h3}>{title}</h3>
                <p className={styles.text}>{text}</p>
                <ul className={styles.standards}>
                  {standards.map((standard) => (
                    <li key={standard} className={styles.standard}>
                      {standard}
                    </li>
                  ))}
                </ul>
              </article>
            </Reveal>
          ),
        )}
      </div>
    </Section>
  );
}
