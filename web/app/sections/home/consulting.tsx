import { useTexts } from '~/i18n/texts';
import { primary } from '~/ui/button.css';
import { Link } from '~/ui/link';
import { Reveal } from '~/ui/reveal';
import { Section, SectionHeading } from '~/ui/section';
import { h3 } from '~/ui/section.css';
import * as styles from './consulting.css';

export function Consulting() {
  const { consulting } = useTexts('home');
  const offers = [consulting.identity, consulting.transformation, consulting.intelligence];
  return (
    <Section id="consulting" ground="paper" lang={consulting.lang} labelledBy="consulting-title">
      <SectionHeading id="consulting-title" {...consulting} />
      <div className={styles.columns}>
        {offers.map(({ version, title, text, points }) => (
          <Reveal key={version} className={styles.column}>
            <article className={styles.offer}>
              <p className={styles.version}>{version}</p>
              <h3 className={h3}>{title}</h3>
              <p className={styles.text}>{text}</p>
              <ul className={styles.points}>
                {points.map((point) => (
                  <li key={point} className={styles.point}>
                    {point}
                  </li>
                ))}
              </ul>
            </article>
          </Reveal>
        ))}
      </div>
      <div className={styles.partners}>
        <svg
          className={styles.partnersPicture}
          viewBox="0 0 96 56"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          aria-hidden="true"
        >
          <path d="M22 28H74M22 28L48 10L74 28L48 46Z" />
          <circle cx="22" cy="28" r="9" fill="white" />
          <circle cx="74" cy="28" r="9" fill="white" />
          <circle cx="48" cy="10" r="4" fill="currentColor" />
          <circle cx="48" cy="46" r="4" fill="currentColor" />
        </svg>
        <div>
          <h3 className={h3}>{consulting.partners.title}</h3>
          <p className={styles.partnersText}>{consulting.partners.text}</p>
        </div>
        <Link to="/schedule-meeting" className={primary}>
          {consulting.action}
        </Link>
      </div>
    </Section>
  );
}
