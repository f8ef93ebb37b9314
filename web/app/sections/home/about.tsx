import type { Section as EditedSection } from '~/content/section';
import { useTexts } from '~/i18n/texts';
import { Paragraphs } from '~/sections/shared/paragraphs';
import { Picture } from '~/ui/picture';
import { Reveal } from '~/ui/reveal';
import { Eyebrow, Section } from '~/ui/section';
import { h2, h3 } from '~/ui/section.css';
import * as styles from './about.css';

/** Editors own these texts; where the CMS has none, the built-in ones stand. */
export function About({ edited }: { edited: EditedSection | null }) {
  const { about } = useTexts('home');
  const builtIn = (value: string) => ({ value, lang: about.lang });
  const eyebrow = edited?.subtitle ?? builtIn(about.eyebrow);
  const title = edited?.title ?? builtIn(about.title);
  const description = edited?.description ?? builtIn(about.description);
  const content = edited?.content ?? builtIn(about.content);
  const image = edited?.images.main;
  return (
    <Section id="about" lang={about.lang} labelledBy="about-title">
      <div className={styles.layout}>
        <div>
          <Eyebrow>
            <span lang={eyebrow.lang}>{eyebrow.value}</span>
          </Eyebrow>
          <h2 id="about-title" className={h2} lang={title.lang}>
            {title.value}
          </h2>
          <p className={styles.description} lang={description.lang}>
            {description.value}
          </p>
          <div className={styles.prose} lang={content.lang}>
            <Paragraphs text={content.value} />
          </div>
          {image && (
            <Picture
              image={image}
              className={styles.photo}
              sizes="(min-width: 64em) 644px, calc(100vw - 2.5rem)"
            />
          )}
        </div>
        <Reveal className={styles.partners}>
          <h3 className={styles.partnersTitle}>{about.partnersTitle}</h3>
          <ul className={styles.list}>
            {[about.consultingPartner, about.technologyPartner].map(({ title: name, text }) => (
              <li key={name} className={styles.partner}>
                <span className={styles.mark} />
                <div className={styles.partnerCard}>
                  <h4 className={h3}>{name}</h4>
                  <p className={styles.text}>{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </Reveal>
      </div>
    </Section>
  );
}
